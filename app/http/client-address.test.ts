import { expect, it } from "vitest";
import { clientAddress, trustedProxies } from "./client-address.ts";

const behind = (proxies: string[]) => (connection: string | undefined, forwardedFor?: string) =>
  clientAddress({ connection, forwardedFor }, trustedProxies(proxies));
const direct = behind([]);
const proxied = behind(["10.0.0.0/8", "fd00::/8", "127.0.0.1"]);

it("takes the connection's address, whatever a header says, when no proxy is trusted", () => {
  expect(direct("203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
});

it("takes the first address from the right that is no trusted proxy", () => {
  expect(proxied("10.1.2.3", "198.51.100.9, 203.0.113.7, 10.9.9.9")).toBe("203.0.113.7");
  expect(proxied("203.0.113.8", "198.51.100.9")).toBe("203.0.113.8");
  expect(proxied("::ffff:127.0.0.1", "203.0.113.7")).toBe("203.0.113.7");
});

it("stays with the proxy when what it forwards is no address", () => {
  expect(proxied("10.1.2.3", "unknown")).toBe("10.1.2.3");
  expect(proxied("10.1.2.3")).toBe("10.1.2.3");
});

it("counts a network of IPv6 as one, and a mapped IPv4 address as itself", () => {
  expect(direct("2001:db8:1:2:aaaa::1")).toBe(direct("2001:db8:1:2:bbbb:cccc:dddd:eeee"));
  expect(direct("2001:db8:1:2::1")).toBe("2001:db8:1:2::/64");
  expect(direct("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(direct("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(direct("::ffff:1.2.3.4")).toBe("1.2.3.4");
  expect(direct("::ffff:102:304")).toBe("1.2.3.4");
  expect(direct(undefined)).toBe("unknown");
});
