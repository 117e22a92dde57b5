import { describe, expect, it } from "vitest";
import { asCurl } from "./as-curl.ts";

const url = "https://valora.example/api/v1/analysis?ticker=KO";

describe("a request as a command", () => {
  it("is one line where there is nothing but an address", () => {
    expect(asCurl({ method: "GET", url, headers: [], body: null }, false)).toBe(`curl '${url}'`);
  });

  it("names the key, and quotes whatever else a shell would read", () => {
    const headers = [["Idempotency-Key", "it's $HOME `id`"]] as const;
    const body = '{ "note": "it\'s $HOME" }';
    expect(asCurl({ method: "POST", url, headers, body }, true).split(" \\\n  ")).toEqual([
      `curl -X POST '${url}'`,
      '-H "Authorization: Bearer $VALORA_KEY"',
      "-H 'Idempotency-Key: it'\\''s $HOME `id`'",
      `--data-raw '{ "note": "it'\\''s $HOME" }'`,
    ]);
  });

  it("sends a text of a form as it is, and a file by its name", () => {
    const body = new FormData();
    body.append("name", "@etc;type=x");
    body.append("file", new File(["a"], 'a";b.csv'));
    expect(asCurl({ method: "POST", url, headers: [], body }, false)).toContain(
      `--form-string 'name=@etc;type=x' \\\n  -F 'file=@"a\\";b.csv"'`,
    );
  });
});
