import { readConfig } from "../config/config.server.ts";
import type { Translate } from "../messages/translator.ts";
import { administerOnce, scoreOnce } from "../wiring/commands/admin-commands.server.ts";
import type { PeopleCommand } from "./arguments.ts";
import { EXIT_BAD_INPUT, EXIT_DONE } from "./exit-codes.ts";

type AboutAccount = Exclude<PeopleCommand, { kind: "scorePredictions" }>;

/** Has it done by the server that runs, or does it with the database. Returns the status to exit with. */
export async function runPeopleCommand(given: PeopleCommand, t: Translate): Promise<number> {
  if (given.kind !== "scorePredictions") return administer(given, t);
  const log = { info: () => {}, warn: () => {} };
  process.stdout.write(`${t("cli.scored", await scoreOnce(readConfig(process.env), log))}\n`);
  return EXIT_DONE;
}

/** Does what is asked to an account, and says so. */
async function administer(given: AboutAccount, t: Translate): Promise<number> {
  const text = await administered(given, t);
  if (text === null) {
    process.stderr.write(`${t("cli.unknownEmail", { email: given.email })}\n`);
    return EXIT_BAD_INPUT;
  }
  process.stdout.write(`${text}\n`);
  return EXIT_DONE;
}

/** What has been done, in words; null: no account has this address. */
async function administered(given: AboutAccount, t: Translate): Promise<string | null> {
  const config = readConfig(process.env);
  const { email } = given;
  if (given.kind === "setRole") {
    const account = await administerOnce(config, "setRole", { email, role: given.role });
    return account && t("cli.roleSet", { email: account.email, role: account.role });
  }
  if (given.kind === "setPlan") {
    const account = await administerOnce(config, "setPlan", { email, plan: given.plan });
    return account && t("cli.planSet", { email: account.email, plan: account.plan });
  }
  if (given.kind === "signInLink") {
    const made = await administerOnce(config, "signInLink", { email });
    return made && t("cli.signInLink", { email: made.account.email, address: made.address });
  }
  const reset = await administerOnce(config, "resetFactor", { email });
  return reset && t("cli.factorReset", { email: reset.account.email, wasOn: reset.wasOn ? "yes" : "no" });
}
