import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("lets no page show an answer in a frame, unless sites are named: then these alone", () => {
  const closed = securityHeaders();
  expect([closed["Content-Security-Policy"], closed["X-Frame-Options"]]).toEqual([
    expect.stringMatching(/; frame-ancestors 'none'$/),
    "DENY",
  ]);
  const open = securityHeaders({ framedBy: ["https://example.com", "https://other.example"] });
  expect(open["Content-Security-Policy"]).toMatch(/; frame-ancestors https:\/\/example\.com https:\/\/other\.example$/);
  expect(open["X-Frame-Options"]).toBeUndefined();
});
