import { BlockList, isIP } from "node:net";

/** Where an address leads: to the internet, into a private network, or to an address that must not be asked. */
export type AddressKind = "public" | "private" | "forbidden";

type Range = readonly [network: string, prefix: number];

/** A network of one's own: closed to strangers, open to what the operator has named. */
const privateRanges: readonly Range[] = [
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::1", 128],
  ["fc00::", 7],
];

/** Nothing that holds a table: this network, link-local, metadata of clouds, tests, documentation, many at once, the future. */
const forbiddenRanges: readonly Range[] = [
  ["0.0.0.0", 8],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["fd00:ec2::", 32],
  ["fd20:ce::", 32],
  // Inside of the global range: protocol assignments with Teredo, documentation, 6to4.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function listOf(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, familyOf(network));
  return list;
}

const privateList = listOf(privateRanges);
const forbiddenList = listOf(forbiddenRanges);
const globalVersion6 = listOf([["2000::", 3]]);

/**
 * The kind of an IP address. Of version 6 only the global range is public: forms that carry a version 4 address (mapped,
 * NAT64, 6to4, Teredo) lie outside of it or are listed, so that none of them leads in.
 */
export function kindOfAddress(address: string): AddressKind {
  const plain = plainAddress(address);
  if (plain === null || plain.startsWith("::ffff:")) return "forbidden";
  const family = familyOf(plain);
  if (forbiddenList.check(plain, family)) return "forbidden";
  if (privateList.check(plain, family)) return "private";
  return family === "ipv4" || globalVersion6.check(plain, family) ? "public" : "forbidden";
}

/** One spelling per address; null for what is none, or names a network card beside it. */
function plainAddress(address: string): string | null {
  if (isIP(address) === 4) return address;
  const inUrl = `http://[${address}]/`;
  return isIP(address) === 6 && URL.canParse(inUrl) ? new URL(inUrl).hostname.slice(1, -1) : null;
}
