import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindOfAddress } from "./public-address.ts";

describe("an address", () => {
  it.each([
    "8.8.8.8",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "223.255.255.255",
    "2606:4700::1111",
    "2a00:1450:4003::200e",
    "2001:4860:4860::8888",
  ])("%s is public", (address) => {
    expect(kindOfAddress(address)).toBe("public");
  });

  it.each([
    "127.0.0.1",
    "127.255.255.255",
    "10.0.0.0",
    "10.255.255.255",
    "172.16.0.0",
    "172.31.255.255",
    "192.168.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "::1",
    "fc00::1",
    "fdff:ffff::1",
  ])("%s is private", (address) => {
    expect(kindOfAddress(address)).toBe("private");
  });

  it.each([
    "0.0.0.0",
    "0.255.255.255",
    "169.254.169.254",
    "169.254.170.2",
    "168.63.129.16",
    "100.100.100.200",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::2",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "0:0:0:0:0:ffff:7f00:1",
    "::127.0.0.1",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a9fe:a9fe",
    "100::1",
    "2001::7f00:1",
    "2001:0:7f00:1::",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "3fff::1",
    "5f00::1",
    "fd00:ec2::254",
    "fd20:ce::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "4000::1",
    "localhost",
    "0x7f.1",
    "",
  ])("%s is nowhere to ask", (address) => {
    expect(kindOfAddress(address)).toBe("forbidden");
  });

  it("of version 4 is never public inside one of version 6", () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte, byte), ([a, b, c, d]) => {
        const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
        const carriers = [
          `::ffff:${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::`,
          `::${high}:${low}`,
        ];
        for (const address of carriers) expect(kindOfAddress(address), address).not.toBe("public");
      }),
    );
  });
});
