import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { askHolder, lockFolder } from "../../database/folder-lock.ts";
import { Failure } from "../../failure.ts";
import { answerCommands, type CommandWork } from "./answered-commands.ts";
import { askServer } from "./command-requests.ts";

const dataFolder = mkdtempSync(join(tmpdir(), "valora-commands-"));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const ana = { email: "ana@example.org", role: "editor", plan: "free" } as const;
const asked: unknown[] = [];
const lines: string[] = [];
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
});

const work: CommandWork = {
  backup: async () => {
    throw new Error("ENOSPC");
  },
  scorePredictions: async () => ({ due: 3, scored: 2 }),
  async setRole(needs) {
    asked.push(needs);
    return ana;
  },
  async setPlan() {
    throw new Failure("emailInvalid", { email: "ana" });
  },
  resetFactor: async () => null,
  signInLink: async () => ({ account: ana, address: "https://valora.test/auth/link?token=x" }),
  jobs: async () => null,
  answer: async () => null,
};
const log = {
  info: (...said: unknown[]) => void lines.push(JSON.stringify(said)),
  warn: (...said: unknown[]) => void lines.push(JSON.stringify(said)),
};
const config = { databaseUrl: null, dataFolder };

async function whileServed(asking: () => Promise<void>): Promise<void> {
  const lock = await lockFolder(dataFolder);
  answerCommands(lock, work, log);
  await asking().finally(lock.release);
}

it("runs a command in the process that holds the folder, and answers as there", () =>
  whileServed(async () => {
    expect(await askServer(config, "setRole", { email: "ana@example.org", role: "editor" })).toEqual({ answered: ana });
    expect(asked).toEqual([{ email: "ana@example.org", role: "editor" }]);
    expect(await askServer(config, "resetFactor", { email: "eva@example.org" })).toEqual({ answered: null });
    expect(await askServer(config, "scorePredictions", {})).toEqual({ answered: { due: 3, scored: 2 } });
    const link = { account: ana, address: "https://valora.test/auth/link?token=x" };
    expect(await askServer(config, "signInLink", { email: "ana@example.org" })).toEqual({ answered: link });
    expect(lines.join()).toContain("setRole");
    expect(lines.join(), "a log keeps no address of a person, and no secret").not.toMatch(/@example.org|token/);
  }));

it("throws the failure of the use case, and the reason of what went wrong there", () =>
  whileServed(async () => {
    const failure = await askServer(config, "setPlan", { email: "ana", plan: "pro" }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "Failure", code: "emailInvalid", params: { email: "ana" } });
    await expect(askServer(config, "backup", {})).rejects.toMatchObject({ name: "CommandRefused", message: "ENOSPC" });
  }));

it.each([
  '{"command":"dropEverything","needs":{}}',
  "backup",
  '{"command":"setRole","needs":{"email":"a@b","role":"king"}}',
])("refuses what no command is: %s", (line) =>
  whileServed(async () => {
    expect(await askHolder(dataFolder, line)).toBe('{"refused":"unknown command"}');
    expect(asked).toEqual([]);
  }),
);

it("refuses a command that this process does no work for", async () => {
  const lock = await lockFolder(dataFolder);
  answerCommands(lock, { backup: work.backup }, log);
  await expect(askServer(config, "scorePredictions", {})).rejects.toMatchObject({ message: "unknown command" });
  await lock.release();
});

it("is null where no process holds the folder, and where the database is a server of its own", async () => {
  expect(await askServer(config, "backup", {})).toBeNull();
  await whileServed(async () => {
    const databaseUrl = "postgresql://127.0.0.1/valora";
    expect(await askServer({ databaseUrl, dataFolder }, "scorePredictions", {})).toBeNull();
  });
});
