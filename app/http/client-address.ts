import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

/** The addresses of proxies whose word about their clients is taken: single ones and networks ("10.0.0.0/8"). */
export function trustedProxies(listed: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of listed) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * The client's address, as far as it is known: the connection's address or, through trusted proxies, the first address from the
 * right in X-Forwarded-For that is not one of them. An IPv6 address stands for its network of 64 bits, because one person has
 * all of it; an IPv4 address mapped into IPv6 is the IPv4 one.
 */
export function clientAddress(
  { connection, forwardedFor }: { connection: string | undefined; forwardedFor: string | undefined },
  trusted: BlockList,
): string {
  const hops = (forwardedFor ?? "")
    .slice(-2_000)
    .split(",")
    .map((hop) => hop.trim());
  let address = unmapped(connection ?? "");
  while (isTrusted(address, trusted)) {
    const next = unmapped(hops.pop() ?? "");
    if (isIP(next) === 0) break;
    address = next;
  }
  return networkOf(address);
}

/** Whether a connection comes from a proxy whose word is taken. */
export const isTrustedProxy = (connection: string | undefined, trusted: BlockList): boolean =>
  isTrusted(unmapped(connection ?? ""), trusted);

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? "ipv4" : "ipv6");

/** One spelling for each address; what is none stays as it is. */
function unmapped(typed: string): string {
  const bare = typed.replace(/%[\s\S]*/, "");
  if (isIP(bare) !== 6) return bare;
  const { address } = new SocketAddress({ address: bare, family: "ipv6" });
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return "unknown";
  return `${expanded(address).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address. */
function expanded(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groupsOf = (text: string) => text.split(":").filter((group) => group !== "");
  const left = groupsOf(head);
  const right = groupsOf(tail ?? "");
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right];
}
