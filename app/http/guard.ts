import { Failure } from "../failure.ts";
import { imageLimits } from "../features/content/contracts/content-image.ts";
import { videoLimits } from "../features/content/contracts/content-video.ts";

/** A request before its body is read. */
export type RequestFacts = {
  method: string;
  /** The request target as it came: path and query. */
  target: string;
  /** All Host headers. */
  hosts: readonly string[];
  header(name: string): string | undefined;
};

export type GuardSettings = { publicOrigin: string | null; host: string };

const LONGEST_TARGET = 8_192;
const LARGEST_BODY = 1_048_576;
// A file of ten megabytes, and what a form puts around it.
const LARGEST_IMPORT = 10 * 1_048_576 + 131_072;
// An image, and what a form puts around it.
const LARGEST_IMAGE = imageLimits.bytes + 131_072;
// A video and its poster.
const LARGEST_VIDEO = videoLimits.bytes + LARGEST_IMAGE;
const videosPath = /^\/admin\/content\/videos\/?(?:\.data)?$/;
const imagesPath = /^\/admin\/content\/images\/?(?:\.data)?$/;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);
const paymentEventPath = "/api/v1/payment/stripe";
const malformedPercent = /%(?![0-9a-fA-F]{2})/;
const hostForm = /^(?:\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?)(?::\d{1,5})?$/;
const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Why a request is refused at the door; null when it may come in. */
export function refusal(facts: RequestFacts, settings: GuardSettings): Failure | null {
  return (
    refusalOfMethod(facts) ??
    refusalOfTarget(facts.target) ??
    refusalOfHost(facts.hosts, settings) ??
    refusalOfOrigin(facts, settings) ??
    refusalOfBody(facts)
  );
}

const refusalOfMethod = ({ method }: RequestFacts) => (methods.has(method) ? null : new Failure("methodNotAllowed"));

function refusalOfTarget(target: string): Failure | null {
  if (target.length > LONGEST_TARGET) return refusalOfLongTarget(target);
  const [path = ""] = target.split("?", 1);
  const isMalformed =
    !path.startsWith("/") ||
    path.startsWith("//") ||
    path.includes("\\") ||
    target.includes("#") ||
    malformedPercent.test(target) ||
    !isText(path);
  return isMalformed ? new Failure("uriMalformed") : null;
}

/** Whether a path decodes to text without control characters. */
function isText(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Longer addresses are not written by people: a symbol is short. */
export function refusalOfLongTarget(beginning: string): Failure {
  const isTicker = /^\/api\/v1\/analysis\?(?:.{0,200}&)?ticker=[^&]*$/s.test(beginning.slice(0, LONGEST_TARGET));
  return isTicker ? new Failure("tickerInvalid", { ticker: "…" }) : new Failure("uriTooLong");
}

/**
 * A name that is not ours means that the browser was led here by another name (DNS rebinding), or that a
 * poisoned link would be built from it. Accepted: this machine's addresses, names without a dot, and the public origin.
 */
function refusalOfHost(hosts: readonly string[], { publicOrigin, host: listeningHost }: GuardSettings): Failure | null {
  const [host, ...others] = hosts.map((each) => each.toLowerCase());
  if (host === undefined || others.length > 0 || !hostForm.test(host)) return new Failure("hostInvalid");
  if (publicOrigin !== null && host === new URL(publicOrigin).host) return null;
  const name = host.replace(/:\d+$/, "").replace(/\.$/, "");
  const isOurs = name.startsWith("[") || ipv4.test(name) || isLocalName(name) || name === listeningHost.toLowerCase();
  return isOurs ? null : new Failure("hostInvalid");
}

const isLocalName = (name: string) =>
  !name.includes(".") || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(name);

/** A browser names the page that sends a form: another site's page, or one that hides its name, is refused. */
function refusalOfOrigin({ method, header, hosts }: RequestFacts, { publicOrigin }: GuardSettings): Failure | null {
  if (safeMethods.has(method)) return null;
  const site = header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none") return new Failure("originForbidden");
  const origin = header("origin");
  if (origin === undefined) return null;
  const own = [publicOrigin, ...hosts.flatMap((host) => (publicOrigin === null ? [`http://${host}`] : []))];
  return own.includes(origin.toLowerCase()) ? null : new Failure("originForbidden");
}

/** How large the body of a request to this path may be: only imports and the editors' images and videos are files. */
export function largestBodyAt(path: string): number {
  if (imagesPath.test(path)) return LARGEST_IMAGE;
  if (videosPath.test(path)) return LARGEST_VIDEO;
  return /^\/(?:(?:import|portfolio)\/?(?:\.data)?|api\/v1\/imports)$/.test(path) ? LARGEST_IMPORT : LARGEST_BODY;
}

/** The failure for a body above the size limit of a path. */
export function tooLargeAt(path: string): Failure {
  if (imagesPath.test(path)) return new Failure("imageTooLarge", { megabytes: imageLimits.bytes / 1_048_576 });
  if (videosPath.test(path)) return new Failure("videoTooLarge", { megabytes: videoLimits.bytes / 1_048_576 });
  // A signature can only be checked on a whole body.
  if (path === paymentEventPath) return new Failure("signatureInvalid", {}, { status: 413 });
  return new Failure(largestBodyAt(path) === LARGEST_IMPORT ? "fileTooLarge" : "bodyTooLarge");
}

/** No code decompresses a body: a compressed one is refused before its size is checked. */
function refusalOfBody({ method, header, target }: RequestFacts): Failure | null {
  const encoding = header("content-encoding");
  if (encoding !== undefined && !safeMethods.has(method)) return new Failure("unsupportedEncoding");
  const length = Number(header("content-length") ?? 0);
  const [path = ""] = target.split("?", 1);
  return length > largestBodyAt(path) ? tooLargeAt(path) : null;
}
