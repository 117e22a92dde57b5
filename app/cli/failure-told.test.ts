import { expect, it } from "vitest";
import { readConfig } from "../config/config.server.ts";
import { Failure } from "../failure.ts";
import { StartFailure } from "../start-failure.ts";
import { EXIT_BAD_INPUT, EXIT_FAILED } from "./exit-codes.ts";
import { errorTold } from "./failure-told.ts";
import { languageOfEnvironment } from "./operator/language-of-environment.ts";

const told = (error: unknown, isDetailed = false) => errorTold(error, { language: "en", isDetailed, environment: {} });
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

it("says what the machine refuses, and the code, without a stack", async () => {
  const cause = named("ThreadStopped", "The thread embedded-database did not answer in time.");
  const { error, exitCode, output } = await told(new Failure("storageUnavailable", {}, { cause }));
  expect({ exitCode, output }).toEqual({ exitCode: EXIT_FAILED, output: "" });
  expect(error).toContain("Cause (storageUnavailable): The thread embedded-database did not answer in time.\n");
  expect(error).not.toContain("    at ");
});

it("says a bug in words, and where it happened to those who ask for it", async () => {
  const bug = Object.assign(new Error("EACCES: permission denied, mkdtemp '/backups/.checking-'"), { code: "EACCES" });
  const { error, exitCode } = await told(bug);
  expect(exitCode).toBe(EXIT_FAILED);
  expect(error).toContain("Cause (unexpected): EACCES: permission denied, mkdtemp '/backups/.checking-'\n");
  expect(error).toContain("LOG_LEVEL=debug");
  expect(error).not.toContain("    at ");
  expect((await told(bug, true)).error).toMatch(/Error: EACCES: .+\n {4}at /);
  expect((await told("a text that was thrown")).error).toContain("Cause (unexpected): a text that was thrown\n");
});

it("leaves what the operator can put right, and what was asked wrongly, in their own words", async () => {
  const refused = { where: "127.0.0.1/valora", reason: "no such account" };
  expect(await told(new StartFailure("databaseRefuses", refused))).toEqual({
    ...{ exitCode: EXIT_BAD_INPUT, output: "" },
    error: "The database 127.0.0.1/valora refuses us: no such account\n",
  });
  const withoutRoom = await told(named("CommandRefused", "storageFull"));
  expect(withoutRoom).toMatchObject({ exitCode: EXIT_FAILED, error: expect.stringContaining("storageFull") });
  const asked = await told(new Failure("enumInvalid", { param: "lang", allowed: "es, en, it" }));
  expect(asked.exitCode).toBe(EXIT_BAD_INPUT);
  expect(asked.error).not.toContain("Cause");
});

it("says in the language of the reader which settings cannot be used", async () => {
  const environment = { PORT: "http", SMTP_URL: "smtp://127.0.0.1:25" };
  const saidIn = async (language: "es" | "en" | "it") => {
    try {
      readConfig(environment);
    } catch (error) {
      return (await errorTold(error, { language, isDetailed: false, environment })).error;
    }
    return "";
  };
  expect(await saidIn("es")).toBe(
    "Ajustes que no se pueden usar:\n  PORT: tiene que ser un número entero de 0 a 65535.\n  MAIL_FROM: falta, y lo necesitan SMTP_URL.\n",
  );
  expect(await saidIn("it")).toMatch(/^Impostazioni che non si possono usare:\n {2}PORT: .+\n {2}MAIL_FROM: .+\n$/);
  expect(await saidIn("en")).toMatch(/^Settings that cannot be used:\n {2}PORT: /);
});

it("says in the language of the reader that another server has the folder", async () => {
  const error = new StartFailure("folderInUse", { folder: "/srv/valora" });
  const reading = { language: "it", isDetailed: false, environment: {} } as const;
  expect(await errorTold(error, reading)).toMatchObject({
    exitCode: EXIT_BAD_INPUT,
    error: expect.stringMatching(/^Un altro Valora sta usando la cartella dei dati \/srv\/valora\. /),
  });
});

it("says what passes by itself as work that was not done, not as a command to change", async () => {
  const params = { where: "127.0.0.1/valora", seconds: 30, reason: "connect ECONNREFUSED" };
  expect(await told(new StartFailure("databaseAway", params))).toEqual({
    ...{ exitCode: EXIT_FAILED, output: "" },
    error: "The database 127.0.0.1/valora could not be opened within 30 seconds: connect ECONNREFUSED\n",
  });
});

it.each([
  [{ LANG: "es_ES.UTF-8" }, "es"],
  [{ LANG: "es_ES.UTF-8", LC_ALL: "it_IT" }, "it"],
  [{ LANG: "C.UTF-8" }, "en"],
  [{ LANG: "de_DE.UTF-8", LC_MESSAGES: "" }, "en"],
  [{}, "en"],
])("takes %j for %s", (environment, language) => {
  expect(languageOfEnvironment(environment)).toBe(language);
});
