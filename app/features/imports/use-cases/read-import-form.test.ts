import { describe, expect, it } from "vitest";
import { readImportForm, readStrictImportForm } from "./read-import-form.ts";

type Parts = readonly (readonly [string, string | File])[];

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}
const file = (text: string) => new File([text], "accounts.csv");
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

describe("the form of the page", () => {
  it.each<[string, Parts, unknown]>([
    [
      "a file before an address",
      [
        ["file", file("a;b")],
        ["url", "https://example.com/"],
        ["table", "c"],
      ],
      { kind: "file", bytes: bytesOf("a;b") },
    ],
    [
      "an address before pasted cells",
      [
        ["file", file("")],
        ["url", "https://example.com/"],
        ["table", "c"],
      ],
      { kind: "url", url: "https://example.com/" },
    ],
    [
      "pasted cells where nothing else is filled",
      [
        ["file", file("")],
        ["url", "  "],
        ["table", "c"],
      ],
      { kind: "table", text: "c" },
    ],
    [
      "an empty table where nothing is filled",
      [
        ["file", file("")],
        ["url", ""],
        ["table", ""],
      ],
      { kind: "table", text: "" },
    ],
    ["an empty table where nothing is sent", [], { kind: "table", text: "" }],
    [
      "no file as an address",
      [
        ["url", file("a")],
        ["table", "c"],
      ],
      { kind: "table", text: "c" },
    ],
  ])("takes %s", async (_, parts, upload) => {
    expect((await readImportForm(formOf(parts))).upload).toEqual(upload);
  });

  it("reads what is declared, what headings mean and whether doubts are accepted", async () => {
    const { fields, meanings, isAccepted } = await readImportForm(
      formOf([
        ["name", "Talleres"],
        ["price", file("12")],
        ["heading", "Lo que entra"],
        ["heading", "__proto__"],
        ["meaning", "revenue"],
        ["accepted", "yes"],
        ["isAdmin", "1"],
      ]),
    );
    expect(fields).toEqual({ name: "Talleres" });
    expect(Object.entries(meanings)).toEqual([
      ["Lo que entra", "revenue"],
      ["__proto__", ""],
    ]);
    expect(isAccepted).toBe(true);
    expect((await readImportForm(formOf([]))).isAccepted).toBe(false);
  });
});

describe("the form of a program", () => {
  it.each<[Parts, unknown]>([
    [[["file", file("a")]], { kind: "file", bytes: bytesOf("a") }],
    [[["file", "a"]], { kind: "table", text: "a" }],
    [[["url", ""]], { kind: "url", url: "" }],
    [[["table", ""]], { kind: "table", text: "" }],
  ])("uploads its one source: %j", async (parts, upload) => {
    expect((await readStrictImportForm(formOf(parts))).upload).toEqual(upload);
  });

  it.each<[Parts, string]>([
    [[], "bodyInvalid"],
    [
      [
        ["file", file("a")],
        ["url", file("b")],
      ],
      "bodyInvalid",
    ],
    [[["url", file("b")]], "fieldType"],
    [[["name", file("b")]], "fieldType"],
    [[["heading", "b"]], "fieldUnknown"],
    [[["a.b", "b"]], "multipartInvalid"],
    [
      [
        ["unit", "units"],
        ["unit", "units"],
      ],
      "paramRepeated",
    ],
  ])("is refused: %j", async (parts, code) => {
    await expect(readStrictImportForm(formOf(parts))).rejects.toMatchObject({ code });
  });
});
