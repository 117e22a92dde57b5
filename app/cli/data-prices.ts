import { ConfigurationError, readConfig } from "../config/config.server.ts";
import { takeSettingsFile } from "../config/settings-file.server.ts";
import { translatorFor } from "../messages/index.ts";
import { defaultLanguage, isLanguage } from "../messages/languages.ts";
import { textByKey } from "../messages/text-by-key.ts";
import type { Translate } from "../messages/translator.ts";
import { pricesAsked, pricesRefreshed } from "../wiring/composition.server.ts";
import { languageIn } from "./arguments.ts";
import { EXIT_BAD_INPUT, EXIT_DONE, EXIT_FAILED } from "./exit-codes.ts";
import { errorTold } from "./failure-told.ts";
import { readPriceWords } from "./price-words.ts";

type Answer = Awaited<ReturnType<typeof pricesRefreshed>>;
type Read = Extract<Answer, { kind: "read" }>;
type Asked = Awaited<ReturnType<typeof pricesAsked>>;

/** Fails when no price of a file or a provider can be used; prices that are as new as theirs are no failure. */
async function main(words: readonly string[]): Promise<number> {
  const asked = languageIn(words);
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const t = await translatorFor(language);
  const given = readPriceWords(words);
  if (given === "help" || given === null) {
    (given === null ? process.stderr : process.stdout).write(`${t("cli.prices.usage")}\n`);
    return given === null ? EXIT_BAD_INPUT : EXIT_DONE;
  }
  try {
    const { faults } = takeSettingsFile(process.env);
    if (faults.length > 0) throw new ConfigurationError(`Settings that cannot be used:\n  ${faults.join("\n  ")}`);
    const config = readConfig(process.env);
    if ("provider" in given) return await fromProvider(config, given, t);
    const answer = await pricesRefreshed(config, given);
    if (answer.kind === "read") return tell(answer, t);
    process.stderr.write(`${t("cli.prices.unreadable", { path: given.path, fault: answer.fault })}\n`);
    return EXIT_BAD_INPUT;
  } catch (error) {
    const isDetailed = process.env.LOG_LEVEL === "debug";
    const told = await errorTold(error, { language, isDetailed, environment: process.env });
    process.stderr.write(told.error);
    return told.exitCode;
  }
}

const SAID_EVERY = 50;

/** Asks a provider; Ctrl-C stops it, and the same command goes on. */
async function fromProvider(
  config: ReturnType<typeof readConfig>,
  { provider, confirmed }: { provider: string; confirmed: readonly string[] },
  t: Translate,
): Promise<number> {
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());
  const answer = await pricesAsked(config, {
    ...{ provider, confirmed },
    signal: interrupted.signal,
    say: (done, all) => {
      if (done % SAID_EVERY === 0) process.stderr.write(`${t("cli.prices.progress", { done, all })}\n`);
    },
  });
  if (answer.kind === "asked") return tellAsked(answer, t);
  const configured = answer.configured.join(", ");
  const isAny = answer.configured.length > 0 ? "yes" : "no";
  process.stderr.write(`${t("cli.prices.notConfigured", { provider, configured, isAny })}\n`);
  return EXIT_BAD_INPUT;
}

/** Companies whose price is not taken, then the counts, and why the run has stopped, if it has. */
function tellAsked({ asked, all, taken, stopped, name }: Extract<Asked, { kind: "asked" }>, t: Translate): number {
  const say = textByKey(t);
  for (const each of asked) {
    if ("fault" in each && each.fault !== "notNewer")
      process.stderr.write(`${each.ticker}: ${say(`cli.prices.faults.${each.fault}`, each.params)}\n`);
  }
  const asNew = asked.filter((each) => "fault" in each && each.fault === "notNewer").length;
  const left = asked.length - taken - asNew;
  process.stdout.write(`${t("cli.prices.asked", { name, asked: asked.length, all, taken, asNew, left })}\n`);
  if (stopped !== null) {
    const { reason, until } = stopped;
    process.stderr.write(`${t("cli.prices.stopped", { name, reason, until: until ?? "" })}\n`);
  }
  if (taken > 0) process.stdout.write(`${t("cli.prices.shown")}\n`);
  return stopped === null && taken + asNew > 0 ? EXIT_DONE : EXIT_FAILED;
}

/** Rows that are left out, by line; then both counts, and when the prices are shown. */
function tell({ refreshed: { leftOut, rows, taken } }: Read, t: Translate): number {
  const say = textByKey(t);
  for (const { line, written, fault, params } of leftOut) {
    if (fault !== "earlier") {
      const reason = say(`cli.prices.faults.${fault}`, params);
      process.stderr.write(`${t("cli.prices.leftOut", { line: String(line), written, reason })}\n`);
    }
  }
  const earlier = leftOut.filter(({ fault }) => fault === "earlier").length;
  if (earlier > 0) process.stderr.write(`${t("cli.prices.earlier", { rows: earlier })}\n`);
  process.stdout.write(`${t("cli.prices.counts", { rows, taken, left: leftOut.length })}\n`);
  if (taken > 0) process.stdout.write(`${t("cli.prices.shown")}\n`);
  const isUpToDate = leftOut.some(({ fault }) => fault === "notNewer");
  return taken > 0 || isUpToDate ? EXIT_DONE : EXIT_FAILED;
}

process.exitCode = await main(process.argv.slice(2));
