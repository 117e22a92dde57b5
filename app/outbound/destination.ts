import { isIP } from "node:net";
import { Failure } from "../failure.ts";
import { kindOfAddress } from "./public-address.ts";

/** The operator's rules for destinations of user-supplied addresses. */
export type OutboundSettings = {
  /** "files.lan", "10.0.0.5:8080": hosts of one's own network that may be asked although they are private. */
  privateHosts: readonly string[];
  /** The site's own origin, which must not be made to ask itself. */
  publicOrigin: string | null;
};

const LONGEST_ADDRESS = 2_048;
const webPorts = new Set(["", "80", "443"]);

/** Names that no public server has: of this machine, of a network of one's own, or without a network behind them. */
const innerNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid)$/;
/** Public names that exist to lead to private addresses: they are not resolved. */
const leadingInward =
  /(?:^|\.)(?:localtest\.me|lvh\.me|vcap\.me|lacolhost\.com|localho\.st|nip\.io|sslip\.io|xip\.io)$/;

/** The host of an address as it is looked up: no brackets, no dot at its end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");

/** Whether the operator has named this host, with the port that is asked for. */
export const isNamed = (url: URL, { privateHosts }: OutboundSettings): boolean => privateHosts.includes(url.host);

/** An address as a stranger has written it: `urlInvalid` when it is none, `urlForbidden` when it must not be asked. */
export function destinationIn(text: string, settings: OutboundSettings): URL {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_ADDRESS || /\p{Cc}/u.test(trimmed) || !URL.canParse(trimmed))
    throw new Failure("urlInvalid");
  return checkedDestination(new URL(trimmed), settings);
}

/** Everything that can be told of an address before anybody is asked; the same for each redirect. */
export function checkedDestination(url: URL, settings: OutboundSettings): URL {
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isAllowed =
    isWeb && url.username === "" && url.password === "" && (isNamed(url, settings) || isOutside(url, settings));
  if (!isAllowed) throw new Failure("urlForbidden");
  return url;
}

function isOutside(url: URL, { publicOrigin }: OutboundSettings): boolean {
  const host = hostOf(url);
  if (!webPorts.has(url.port)) return false;
  if (isIP(host) !== 0) return kindOfAddress(host) === "public";
  if (publicOrigin !== null && host === hostOf(new URL(publicOrigin))) return false;
  return host.includes(".") && !innerNames.test(host) && !leadingInward.test(host);
}
