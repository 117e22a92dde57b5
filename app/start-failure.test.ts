import { expect, it } from "vitest";
import { es } from "./messages/es/index.ts";
import { loadMessages } from "./messages/index.ts";
import { languages } from "./messages/languages.ts";
import { StartFailure, type StartFailureCode } from "./start-failure.ts";

const codes = Object.keys(es.start.failures) as StartFailureCode[]; // the compiler finds a code without a text
const params = ["folder", "host", "migration", "other", "port", "reason", "seconds", "where"];

it("has a text for each code, in each language, with the same arguments", async () => {
  const told = await Promise.all(languages.map(async (language) => (await loadMessages[language]()).start.failures));
  for (const code of codes) {
    const named = told.map((texts) => params.filter((name) => texts[code].includes(`{${name}`)));
    expect(new Set(named.map(String)).size, code).toBe(1);
    expect(named[0], code).not.toEqual([]);
  }
});

it("calls temporary what passes without a change of the settings", () => {
  const isTemporary = (code: StartFailureCode) => new StartFailure(code, {}).isTemporary;
  expect(codes.filter((code) => typeof isTemporary(code) !== "boolean")).toEqual([]);
  expect(codes.filter(isTemporary)).toEqual(["folderFull", "databaseAway", "addressMissing", "nameUnresolved"]);
});
