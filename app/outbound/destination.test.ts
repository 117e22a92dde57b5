import { describe, expect, it } from "vitest";
import { destinationIn, type OutboundSettings } from "./destination.ts";

const closed: OutboundSettings = { privateHosts: [], publicOrigin: "https://valora.example" };
const open: OutboundSettings = { privateHosts: ["files.lan:8080", "10.0.0.5", "[fd12::1]"], publicOrigin: null };

describe("an address that a stranger has written", () => {
  it.each([
    ["https://example.com/data.csv?year=2025#top", "https://example.com/data.csv?year=2025#top"],
    [" http://example.com/a b.csv ", "http://example.com/a%20b.csv"],
    ["https://example.com.:443/", "https://example.com./"],
    ["http://93.184.216.34/", "http://93.184.216.34/"],
    ["http://[2606:4700::1111]/", "http://[2606:4700::1111]/"],
  ])("%j may be asked", (text, href) => {
    expect(destinationIn(text, closed).href).toBe(href);
  });

  it.each([
    "",
    " ",
    "data.csv",
    "//example.com/",
    "http://",
    "http://[::1",
    "http://exa\nmple.com/",
    "http://a:99999/",
  ])("%j is none", (text) => {
    expect(() => destinationIn(text, closed)).toThrow("urlInvalid");
  });

  it("is not as long as a book", () => {
    expect(() => destinationIn(`https://example.com/${"a".repeat(2_100)}`, closed)).toThrow("urlInvalid");
  });

  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://127.0.0.1./",
    "http://①②⑦.⓪.⓪.①/",
    "http://%31%32%37.0.0.1/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::]/",
    "http:10.0.0.5/",
    "http://10.0.0.5/",
    "http://files.lan:8080/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://db.localhost/",
    "http://metadata/",
    "http://metadata.google.internal/",
    "http://printer.local/",
    "http://127.0.0.1.nip.io/",
    "http://localtest.me/",
    "https://valora.example/api/v1/analysis?ticker=KO",
    "https://VALORA.example./",
    "https://example.com:22/",
    "http://example.com:8080/",
    "http://user:word@example.com/",
    "http://user@example.com/",
    "http://example.com@127.0.0.1/",
    "http://127.0.0.1\\@example.com/",
    "http://127.0.0.1#@example.com/",
    "file:///etc/passwd",
    "ftp://example.com/a.csv",
    "data:text/csv,a;b",
    "javascript:alert(1)",
    "gopher://example.com/",
    "blob:https://example.com/1",
  ])("%j must not be asked", (text) => {
    expect(() => destinationIn(text, closed)).toThrow("urlForbidden");
  });

  it("leads to a private host that the operator has named, with that port, and to no other", () => {
    for (const text of ["http://files.lan:8080/a.csv", "http://10.0.0.5/a.csv", "http://[fd12:0::1]/"])
      expect(destinationIn(text, open).protocol).toBe("http:");
    for (const text of [
      "http://files.lan/",
      "http://10.0.0.5:8080/",
      "http://10.0.0.6/",
      "ftp://10.0.0.5/",
      "http://a@10.0.0.5/",
    ])
      expect(() => destinationIn(text, open), text).toThrow("urlForbidden");
  });
});
