import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { settingsTold } from "../cli/check-config.ts";
import { writePlaces } from "../features/accounts/places/places-contract.ts";
import { translatorFor } from "../messages/index.ts";
import { languages } from "../messages/languages.ts";
import { checkSettings } from "./check-settings.server.ts";
import { identityProviderNumbers } from "./identity-settings.server.ts";
import { secretsIn } from "./secret-settings.server.ts";
import { settingList } from "./setting-list.server.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "prices.json");
writeFileSync(file, "{}");
writeFileSync(join(folder, "companies.json.gz"), "");
const places = join(folder, "places.mmdb");
writeFileSync(places, writePlaces({ "81.47.0.0/16": { country: { iso_code: "ES" } } }));

const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString("base64");
const stripe = { STRIPE_SECRET_KEY: "sk_test_1234", STRIPE_WEBHOOK_SECRET: "whsec_12345", STRIPE_PRICE_PRO: "price_1" };
const narration = { NARRATION_ADDRESS: "http://localhost:11434/v1", NARRATION_MODEL: "qwen3" };
const analytics = { ANALYTICS_SCRIPT: "https://stats.example.org/js/script.js", ANALYTICS_SITE: "valora.example" };
const mail = { SMTP_URL: "smtps://u:hidden@mail.example:465", MAIL_FROM: "Valora <v@mail.example>" };
const store = {
  BACKUP_STORE: "https://s3.example.org/bucket/valora",
  ...{ BACKUP_STORE_KEY_ID: "AKIDEXAMPLE", BACKUP_STORE_SECRET: "a-secret-word" },
};
const oidcOf = (number: string) => ({
  [`OIDC_${number}_ISSUER`]: `https://sso${number}.example.org`,
  [`OIDC_${number}_CLIENT_ID`]: "valora",
});
const database = { DATABASE_URL: "postgresql://v:hidden@localhost/v" };

/** The one of the worked example of age's own format. */
const recipient = "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj";

type Case = { good: string; bad?: string; beside?: Record<string, string>; shown?: string | null };
/** A value that works and one that does not, for each setting whose form is not that of its kind. */
const cases: Record<string, Case> = {
  HOST: { good: "::1", bad: "localhost:3000" },
  PUBLIC_ORIGIN: { good: "https://valora.example/path", shown: "https://valora.example", bad: "valora.example" },
  TRUSTED_PROXIES: { good: "10.0.0.0/8", bad: "proxy" },
  API_CORS_ORIGINS: { good: "*", bad: "charts.example" },
  WORKERS: { good: "4", beside: database, bad: "0" },
  DATA_DIR: { good: folder, bad: file },
  DATA_BUNDLE: { good: folder, bad: "/nowhere" },
  PRICES_FILE: { good: file, bad: "/nowhere" },
  PLACES_FILE: { good: places, bad: file },
  PRICES_PROVIDER: { good: "fmp", beside: { FMP_API_KEY: "abcdefgh" }, bad: "yahoo" },
  DATABASE_URL: { good: database.DATABASE_URL, shown: "postgresql://v:…@localhost/v", bad: "mysql://x" },
  APP_KEYS: { good: `1:${key}`, shown: null, bad: "1:change-me" },
  OPERATOR_NAME: { good: "Cooperativa", bad: "x".repeat(121) },
  CONTACT_EMAIL: { good: "a@b.example", bad: "a" },
  ADMIN_EMAIL: { good: "a@b.example", bad: "a" },
  SOCIAL_LINKS: { good: "https://mastodon.social/@valora", bad: "javascript:alert(1)" },
  CHAT_HOURS: { good: "mon 09:00-10:00", bad: "monday" },
  SUPPORT_HOURS: { good: "mon 09:00-10:00", bad: "monday" },
  HOURS_TIME_ZONE: { good: "Europe/Rome", bad: "Rome" },
  SMTP_URL: { good: mail.SMTP_URL, beside: mail, shown: "smtps://u:…@mail.example:465", bad: "https://mail.example" },
  MAIL_FROM: { good: mail.MAIL_FROM, beside: mail, bad: "no address" },
  ACADEMIC_DOMAINS: { good: "tum.de", bad: "tum" },
  STRIPE_SECRET_KEY: { good: stripe.STRIPE_SECRET_KEY, beside: stripe, shown: null, bad: "pk_1234" },
  STRIPE_WEBHOOK_SECRET: { good: stripe.STRIPE_WEBHOOK_SECRET, beside: stripe, shown: null, bad: "secret" },
  STRIPE_PRICE_PRO: { good: "price_1", beside: stripe, bad: "prod_1" },
  STRIPE_PRICE_STUDENT: { good: "price_2", beside: stripe, bad: "price_1" },
  STRIPE_ADDRESS: { good: "http://127.0.0.1:4242", beside: stripe, bad: "http://stripe.example" },
  IMPORT_PRIVATE_HOSTS: { good: "files.lan:8080", bad: "http://files.lan/" },
  WEBHOOK_PRIVATE_HOSTS: { good: "ntfy.lan:8080", bad: "http://ntfy.lan/" },
  IBKR_FLEX_ADDRESS: { good: "http://127.0.0.1:4010/flex", bad: "http://broker.example/" },
  ALPACA_ADDRESS: { good: "https://relay.example", bad: "http://broker.example/" },
  ALPACA_PAPER_ADDRESS: { good: "http://relay.lan:8080", bad: "relay" },
  METRICS_HOST: { good: "::1", beside: { METRICS_PORT: "9464" }, bad: "http://localhost" },
  BACKUP_AT: { good: "04:00", bad: "noon" },
  BACKUP_DIR: { good: folder },
  BACKUP_PASSPHRASE: { good: "a-long-passphrase-of-mine", shown: null, bad: "short" },
  BACKUP_RECIPIENT: { good: recipient, bad: `${recipient.slice(0, -1)}q` },
  BACKUP_STORE: { good: store.BACKUP_STORE, beside: store, bad: "s3://bucket" },
  BACKUP_STORE_REGION: { good: "eu-south-2", beside: store, bad: "Madrid!" },
  BACKUP_STORE_KEY_ID: { good: "AKIDEXAMPLE", beside: store, bad: "clé" },
  BACKUP_STORE_SECRET: { good: "a-secret-word", beside: store, shown: null, bad: "clé" },
  DATA_SOURCES: { good: "yahoo", bad: "bloomberg" },
  NARRATION_ADDRESS: { good: narration.NARRATION_ADDRESS, beside: narration, bad: "ftp://x" },
  NARRATION_MODEL: { good: "qwen3", beside: narration },
  NARRATION_API_KEY: { good: "abcdefgh", beside: narration, shown: null, bad: "clé" },
  NARRATION_SECONDS: { good: "90", beside: narration, bad: "0" },
  ANALYTICS_SCRIPT: { good: analytics.ANALYTICS_SCRIPT, beside: analytics, bad: "stats" },
  ANALYTICS_SITE: { good: analytics.ANALYTICS_SITE, beside: analytics, bad: "a b" },
  OIDC_PRIVATE_HOSTS: { good: "sso.lan:8080", bad: "http://sso.lan/" },
  ...Object.assign({}, ...identityProviderNumbers.map(casesOfProvider)),
};

function casesOfProvider(number: string): Record<string, Case> {
  const beside = oidcOf(number);
  const nameOf = (part: string) => `OIDC_${number}_${part}`;
  return {
    [nameOf("ISSUER")]: { good: "https://sso.example.org/realms/a", beside, bad: "sso" },
    [nameOf("CLIENT_ID")]: { good: "valora", beside },
    [nameOf("CLIENT_SECRET")]: { good: "abcdefgh", beside, shown: null, bad: "clé" },
    [nameOf("NAME")]: { good: "Casa", beside, bad: "x".repeat(41) },
    [nameOf("DOMAINS")]: { good: "example.org", beside, bad: "@example.org" },
    [nameOf("ROLE_CLAIM")]: { good: "groups", beside: { ...beside, [nameOf("ROLES")]: "a=admin" } },
    [nameOf("ROLES")]: { good: "a=admin", beside: { ...beside, [nameOf("ROLE_CLAIM")]: "groups" }, bad: "a=owner" },
  };
}

/** Of numbers, choices, keys and addresses the kind says what works. */
function caseOf({ name, must }: (typeof settingList)[number]): Case {
  const own = cases[name];
  if (own !== undefined) return own;
  if (must.kind === "whole") return { good: String(must.from), bad: "-1" };
  if (must.kind === "number") return { good: "1.5", bad: "-1" };
  if (must.kind === "choice") return { good: must.allowed.split(", ")[0] ?? "", bad: "maybe" };
  if (must.kind === "printable")
    return { good: "abcdefgh", shown: name.endsWith("_KEY") ? null : "abcdefgh", bad: "clé" };
  return { good: "http://127.0.0.1:4010", bad: "file:///etc" };
}

describe.each(settingList.map((setting) => [setting.name, setting] as const))("%s", (name, setting) => {
  const { good, bad, beside = {}, shown = good } = caseOf(setting);
  const checked = (environment: Record<string, string>) => {
    const found = checkSettings({ DATA_DIR: join(folder, "none"), ...environment });
    return found.settings.find((each) => each.name === name);
  };

  it("is told as in use, from where, with its secrets hidden", () => {
    expect(checked({ ...beside, [name]: good })).toMatchObject({
      ...{ value: shown, isHidden: shown === null, origin: { kind: "environment" }, faults: [] },
    });
    const path = join(folder, `${name}.env`);
    const lines = Object.entries({ ...beside, [name]: good }).map(([each, value]) => `${each}=${value}`);
    writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o600 });
    const line = lines.findIndex((each) => each.startsWith(`${name}=`)) + 1;
    const found = checkSettings({ VALORA_CONFIG: path });
    expect(found.file?.faults).toEqual([]);
    expect(found.settings.find((each) => each.name === name)).toMatchObject({
      value: shown,
      origin: { kind: "file", line },
    });
    if (name !== "DATA_DIR") expect(checked({})).toMatchObject({ origin: { kind: "default" }, faults: [] });
  });

  it.skipIf(bad === undefined)("is refused by name, in the three languages", async () => {
    expect(checked({ ...beside, [name]: bad ?? "" })?.faults).toHaveLength(1);
    for (const language of languages) {
      const environment = { DATA_DIR: join(folder, "none"), ...beside, [name]: bad ?? "" };
      const { text, exitCode } = settingsTold(environment, await translatorFor(language));
      expect([text.includes(`  ! ${name}: `), exitCode, text.includes("hidden@")]).toEqual([true, 2, false]);
    }
  });
});

it("is the list of the documentation, which names no other setting", () => {
  const page = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
  const named = [...page.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, first = ""]) =>
    [...first.matchAll(/`([A-Z0-9_]+)`/g)].map(([, each]) => each),
  );
  const listed = settingList
    .map(({ name }) => name)
    // One provider stands for the four.
    .filter((name) => !/^OIDC_[2-9]_/.test(name))
    .filter((name) => !/_ADDRESS$/.test(name) || name.startsWith("STRIPE") || name.startsWith("NARRATION"));
  expect(named.filter((name) => name !== undefined && /_ADDRESS$/.test(name) === false).toSorted()).toEqual(
    [...listed.filter((name) => !name.endsWith("_ADDRESS")), "VALORA_CONFIG"].toSorted(),
  );
});

it.each([
  [{ SMTP_URL: "smtp://127.0.0.1:25" }, "MAIL_FROM", { kind: "needed", others: "SMTP_URL" }],
  [{ STRIPE_PRICE_PRO: "price_1" }, "STRIPE_SECRET_KEY", { kind: "needed", others: "STRIPE_PRICE_PRO" }],
  [{ DATA_SOURCES: "fmp" }, "FMP_API_KEY", { kind: "needed", others: "DATA_SOURCES" }],
  [{ NARRATION_API_KEY: "abcdefgh" }, "NARRATION_ADDRESS", { kind: "needed", others: "NARRATION_API_KEY" }],
  [{ BACKUP_STORE: store.BACKUP_STORE }, "BACKUP_STORE_SECRET", { kind: "needed", others: "BACKUP_STORE" }],
  [{ WORKERS: "2" }, "WORKERS", { kind: "needsDatabase" }],
  [{ PORT: "9464", METRICS_PORT: "9464" }, "METRICS_PORT", { kind: "portTaken" }],
  [{ HOST: "::", PORT: "9464", METRICS_PORT: "9464" }, "METRICS_PORT", { kind: "portTaken" }],
  [{ PRICES_PROVIDER: "fmp" }, "PRICES_PROVIDER", { kind: "notSetUp" }],
  [{ PRICES_PROVIDER: "fmp", FMP_API_KEY: "abcdefgh", PRICES_FILE: file }, "PRICES_PROVIDER", { kind: "withFile" }],
  [
    { BACKUP_PASSPHRASE: "a-long-passphrase-of-mine", BACKUP_RECIPIENT: recipient },
    "BACKUP_RECIPIENT",
    { kind: "eitherOr", other: "BACKUP_PASSPHRASE" },
  ],
  [{ ...stripe, STRIPE_PRICE_STUDENT: "price_1" }, "STRIPE_PRICE_STUDENT", { kind: "soldTwice" }],
])("says of %j what is at odds", (environment, name, fault) => {
  const { settings } = checkSettings({ DATA_DIR: join(folder, "none"), ...environment });
  expect(settings.find((each) => each.name === name)?.faults).toEqual([fault]);
});

it.each([
  ["DATABASE_URL", "a-long:word/then@more", "postgresql://valora:a-long:word/then@more@localhost:99999/v"],
  ["SMTP_URL", "a-word with-spaces", "smtps://u:a-word with-spaces@mail example:465"],
  ["DATABASE_URL", "half%encoded", "postgresql://valora:half%encoded@a host/v"],
  ["DATABASE_URL", "a-long-word", "postgresql:/valora:a-long-word@localhost/v"],
  ["DATABASE_URL", "a-long-word", "postgresql//valora:a-long-word@localhost/v"],
  ["SMTP_URL", "a-long-word", "mailer:a-long-word@mail.example"],
])("hides the password of an address that cannot be read: %s", async (name, password, address) => {
  const environment = { DATA_DIR: join(folder, "none"), [name]: address };
  const { text } = settingsTold(environment, await translatorFor("en"));
  expect(password.split(/[^\w-]+/).filter((part) => text.includes(part))).toEqual([]);
  expect(secretsIn(environment)).toContain(password);
});

it("hides a password that stands among the parameters of an address", async () => {
  const environment = {
    DATA_DIR: join(folder, "none"),
    DATABASE_URL: "postgresql://v@db/v?user=v&password=a-long%2Fword",
  };
  expect(settingsTold(environment, await translatorFor("en")).text).not.toContain("a-long");
  expect(secretsIn(environment)).toEqual(expect.arrayContaining(["a-long%2Fword", "a-long/word"]));
});

it("takes no address of a database that names no host", () => {
  const wrongIn = (url: string) =>
    checkSettings({ DATA_DIR: join(folder, "none"), DATABASE_URL: url }).settings.filter(
      ({ faults }) => faults.length > 0,
    ).length;
  expect(["postgresql://", "postgresql:///valora", "postgresql:/v:w@host/valora"].map(wrongIn)).toEqual([1, 1, 1]);
  expect(["postgresql://h", "postgresql:///v?host=/run/postgresql&user=v"].map(wrongIn)).toEqual([0, 0]);
});

it.each([
  ["en", "line 1: PROT: there is no such setting. Did you mean PORT?"],
  ["es", "línea 1: PROT: ese ajuste no existe. ¿Querías decir PORT?"],
  ["it", "riga 1: PROT: questa impostazione non esiste. Intendevi PORT?"],
] as const)("names the setting that a misspelled one means, in %s", async (language, said) => {
  const path = join(folder, "misspelled.env");
  writeFileSync(path, "PROT=3000\n", { mode: 0o600 });
  expect(settingsTold({ VALORA_CONFIG: path }, await translatorFor(language)).text).toContain(said);
});

it("finds all faults at once, those that others hide too", () => {
  const environment = { DATA_DIR: join(folder, "none"), PORT: "http", BACKUP_AT: "noon", DATA_SOURCES: "bloomberg" };
  const { settings } = checkSettings(environment);
  expect(settings.filter(({ faults }) => faults.length > 0).map(({ name }) => name)).toEqual([
    ...["PORT", "BACKUP_AT", "DATA_SOURCES"],
  ]);
  expect(settings.find(({ name }) => name === "PORT")).toMatchObject({ value: "http" });
});

const reachable = { PUBLIC_ORIGIN: "https://valora.example", TRUSTED_PROXIES: "127.0.0.1", BACKUP_AT: "never" };
it.each([
  [{ PUBLIC_ORIGIN: "http://valora.example" }, "PUBLIC_ORIGIN plainOrigin"],
  [{ TRUSTED_PROXIES: "" }, "TRUSTED_PROXIES proxyUnnamed"],
  [{ TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES proxyOfAll"],
  [{ DATABASE_URL: "postgresql://v:w@db.example.org/v" }, "DATABASE_URL plainDatabase"],
  [{ ...mail, SMTP_URL: "smtp://u:p@mail.example:587" }, "SMTP_URL plainMail"],
  [{ BACKUP_AT: "" }, "BACKUP_RECIPIENT openBackups"],
  [{ NODE_ENV: "development" }, "NODE_ENV errorsShown"],
  [store, "BACKUP_RECIPIENT openStore"],
  [
    { ...store, BACKUP_STORE: "http://s3.example.org/bucket", BACKUP_PASSPHRASE: "a-long-passphrase-of-mine" },
    "BACKUP_STORE plainProvider",
  ],
  [{ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, "METRICS_HOST openMetrics"],
  [{ FMP_API_KEY: "abcdefgh", FMP_ADDRESS: "http://proxy.example.org" }, "FMP_ADDRESS plainProvider"],
  [
    { ...narration, NARRATION_ADDRESS: "http://model.example.org/v1", NARRATION_API_KEY: "abcdefgh" },
    "NARRATION_ADDRESS plainProvider",
  ],
])("says that %j is insecure, and of nothing else", (changed, expected) => {
  const { settings } = checkSettings({ DATA_DIR: join(folder, "none"), ...reachable, ...changed });
  expect(settings.flatMap(({ name, insecure }) => insecure.map((code) => `${name} ${code}`))).toEqual([expected]);
});

it("finds nothing insecure at home, behind a proxy, or in the network of containers, and ends with 0, 1 or 2", async () => {
  const t = await translatorFor("en");
  const contained = {
    ...reachable,
    DATABASE_URL: "postgresql://v:w@database/v",
    ...mail,
    SMTP_URL: "smtp://u:p@10.0.0.5:25",
  };
  const codes = [{}, contained, { ...reachable, TRUSTED_PROXIES: "" }, { PORT: "http" }].map(
    (environment) => settingsTold({ DATA_DIR: join(folder, "none"), ...environment }, t).exitCode,
  );
  expect(codes).toEqual([0, 0, 1, 2]);
});
