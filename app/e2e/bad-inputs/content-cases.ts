import { existsSync, readFileSync } from "node:fs";
import { casesFile } from "./shared-cases.ts";

export type ContentCase = {
  id: string;
  input: { role: string; body?: unknown; title?: string; slug?: string; ifMatch?: string };
  expected: { status: number[]; code: string | null; stored: boolean };
};

const own: ContentCase[] = [
  {
    id: "two-megabytes",
    input: { role: "editor", body: "x".repeat(2_097_152) },
    expected: refused(413, "bodyTooLarge"),
  },
  {
    id: "one-sign-too-many",
    input: { role: "editor", body: "x".repeat(60_001) },
    expected: refused(400, "contentTooLong"),
  },
  {
    id: "invisible-title",
    input: { role: "editor", title: "\u202e\u200b", body: "x" },
    expected: refused(400, "titleRequired"),
  },
  { id: "null-in-slug", input: { role: "editor", slug: "a\0b", body: "x" }, expected: refused(400, "slugInvalid") },
  {
    id: "encoded-traversal",
    input: { role: "editor", slug: "%2e%2e%2fadmin", body: "x" },
    expected: refused(400, "slugInvalid"),
  },
  {
    id: "nulls-and-bidi",
    input: { role: "editor", body: "a\0b\u202ec" },
    expected: { status: [200], code: null, stored: true },
  },
  { id: "reader", input: { role: "anonymous", title: "x", body: "x" }, expected: refused(401, "unauthenticated") },
];
function refused(status: number, code: string) {
  return { status: [status], code, stored: false };
}

const shared: ContentCase[] = existsSync(casesFile)
  ? readFileSync(casesFile, "utf8")
      .split("\n")
      .filter((line) => line.includes('"surface": "content"'))
      .map((line) => JSON.parse(line))
  : [];

/** Bad inputs of content: ours, and those of the collection beside the repository where it is there. */
export const contentCases: readonly ContentCase[] = [...own, ...shared];
