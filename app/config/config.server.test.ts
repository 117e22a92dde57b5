import { expect, it } from "vitest";
import { ConfigurationError, readConfig } from "./config.server.ts";
import { metricsSettingsIn } from "./metrics-settings.ts";
import { settingList } from "./setting-list.server.ts";
import { workersWanted } from "./workers-wanted.ts";

it("takes the operator's name as written, and none for a blank one", () => {
  expect(readConfig({ OPERATOR_NAME: " Cooperativa Ejemplo, S. Coop. " }).operatorName).toBe(
    "Cooperativa Ejemplo, S. Coop.",
  );
  expect([readConfig({}), readConfig({ OPERATOR_NAME: "  " })].map(({ operatorName }) => operatorName)).toEqual([
    null,
    null,
  ]);
});

it("names the social networks that the operator gives, and none otherwise", () => {
  const SOCIAL_LINKS = "https://mastodon.social/@valora, https://www.linkedin.com/company/valora";
  expect(readConfig({ SOCIAL_LINKS }).socialLinks).toEqual([
    "https://mastodon.social/@valora",
    "https://www.linkedin.com/company/valora",
  ]);
  expect(readConfig({}).socialLinks).toEqual([]);
});

it("works without any setting", () => {
  expect(readConfig({})).toMatchObject({ host: "127.0.0.1", port: 3000, databaseUrl: null, publicOrigin: null });
});

it("makes pages before readers come, unless told not to", () => {
  for (const unlessTold of [{}, { WARM_UP: "" }, { WARM_UP: "on" }])
    expect(readConfig(unlessTold).isWarmedUp).toBe(true);
  expect(readConfig({ WARM_UP: "off" }).isWarmedUp).toBe(false);
});

it("tells of its end for five seconds, and finishes for ten, unless told otherwise", () => {
  const stop = { stopNoticeInMilliseconds: 5_000, finishInMilliseconds: 10_000 };
  expect(readConfig({})).toMatchObject(stop);
  expect(readConfig({ STOP_NOTICE_SECONDS: "", STOP_FINISH_SECONDS: "" })).toMatchObject(stop);
  expect(readConfig({ STOP_NOTICE_SECONDS: "0.5" }).stopNoticeInMilliseconds).toBe(500);
});

it("keeps only the origin of the public address", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://valora.example/some/path" }).publicOrigin).toBe("https://valora.example");
});

it("shares public answers with no site, with every one, or with those of a list", () => {
  const shared = (text?: string) => readConfig(text === undefined ? {} : { API_CORS_ORIGINS: text }).sharedOrigins;
  expect([shared(), shared(""), shared(" * ")]).toEqual([null, null, "*"]);
  expect(shared("https://charts.example, http://localhost:8080")).toEqual([
    "https://charts.example",
    "http://localhost:8080",
  ]);
});

it("takes an empty setting for none", () => {
  const usual = readConfig({});
  const names = settingList.map(({ name }) => name).filter((name) => !/^(?:CHAT|SUPPORT)_HOURS$/.test(name));
  for (const empty of ["", "  "])
    expect(readConfig(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(usual);
  const { metrics, problems } = metricsSettingsIn({ METRICS_HOST: "", METRICS_PORT: " " });
  expect([metrics, problems], "as the process that supervises reads them").toEqual([null, []]);
});

it("takes empty hours for a team that is never there", () => {
  expect(readConfig({ CHAT_HOURS: "", SUPPORT_HOURS: "" })).toMatchObject({
    chatHours: { spans: [] },
    supportHours: { spans: [] },
  });
});

it.each([
  [{ PORT: "http" }, /PORT/],
  [{ PORT: "70000" }, /PORT/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
  [{ PUBLIC_ORIGIN: "valora.example" }, /PUBLIC_ORIGIN/],
  [{ IMPORT_PRIVATE_HOSTS: "http://files.lan/" }, /IMPORT_PRIVATE_HOSTS: hosts separated by commas/],
  [{ IMPORT_PRIVATE_HOSTS: "files.lan, *" }, /IMPORT_PRIVATE_HOSTS/],
  [{ SMTP_URL: "smtp://127.0.0.1:25" }, /MAIL_FROM: needed/],
  [{ SMTP_URL: "https://mail.example" }, /SMTP_URL/],
  [{ SMTP_URL: "smtps://", MAIL_FROM: "a@b.example" }, /SMTP_URL: the mail server is missing/],
  [{ HOST: "localhost:3000" }, /HOST/],
  [{ DATA_DIR: process.execPath }, /DATA_DIR: no folder, or one that this account cannot read/],
  [{ METRICS_HOST: "0.0.0.0:9464", METRICS_PORT: "9464" }, /METRICS_HOST/],
  [{ PORT: "9464", METRICS_PORT: "9464" }, /METRICS_PORT: the port of the pages/],
  [{ HOST: "localhost", PORT: "9464", METRICS_PORT: "9464" }, /METRICS_PORT: the port of the pages/],
  [{ SMTP_URL: "smtp://127.0.0.1:25", MAIL_FROM: "a@b.example\r\nBcc: c@d.example" }, /MAIL_FROM/],
  [{ TRUSTED_PROXIES: "10.0.0.0/8, proxy" }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /TRUSTED_PROXIES/],
  [{ API_CORS_ORIGINS: "charts.example" }, /API_CORS_ORIGINS: \* for every site/],
  [{ API_CORS_ORIGINS: "https://charts.example/path" }, /API_CORS_ORIGINS/],
  [{ API_CORS_ORIGINS: "https://Charts.example" }, /API_CORS_ORIGINS/],
  [{ API_CORS_ORIGINS: "null" }, /API_CORS_ORIGINS/],
  [{ API_CORS_ORIGINS: "*, https://charts.example" }, /API_CORS_ORIGINS: \* stands alone/],
  [{ PLAN_LIMITS: "maybe" }, /PLAN_LIMITS/],
  [{ WARM_UP: "later" }, /WARM_UP/],
  [{ STOP_NOTICE_SECONDS: "soon" }, /STOP_NOTICE_SECONDS/],
  [{ STOP_FINISH_SECONDS: "-1" }, /STOP_FINISH_SECONDS/],
  [{ SOCIAL_LINKS: "https://mastodon.social/@valora, javascript:alert(1)" }, /SOCIAL_LINKS/],
  [{ SOCIAL_LINKS: "https://[" }, /SOCIAL_LINKS/],
  [{ ANALYTICS_SCRIPT: "https://stats.example.org/js/script.js" }, /ANALYTICS_SITE/],
  [{ DATA_BUNDLE: "/nowhere/at/all" }, /DATA_BUNDLE: no folder of data: it holds no companies\.json\.gz/],
])("refuses %j by name", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});

it("takes one port for the metrics and for the pages at two addresses, and a free one for each", () => {
  const apart = { HOST: "10.0.0.5", PORT: "9464", METRICS_HOST: "127.0.0.1", METRICS_PORT: "9464" };
  expect(readConfig(apart).metrics).toEqual({ host: "127.0.0.1", port: 9_464 });
  expect(readConfig({ PORT: "0", METRICS_PORT: "0" }).metrics).toEqual({ host: "127.0.0.1", port: 0 });
});

it("lets imports come from no private host but the named ones", () => {
  expect(readConfig({}).importPrivateHosts).toEqual([]);
  expect(readConfig({ IMPORT_PRIVATE_HOSTS: " Files.lan:8080,10.0.0.5, [fd12::1]:8443 " }).importPrivateHosts).toEqual([
    "files.lan:8080",
    "10.0.0.5",
    "[fd12::1]:8443",
  ]);
});

it("keeps mails in the outbox and trusts no proxy by default", () => {
  expect(readConfig({})).toMatchObject({ mailServer: null, trustedProxies: [] });
  expect(
    readConfig({
      SMTP_URL: "smtps://u:p@mail.example:465",
      MAIL_FROM: "Valora <valora@mail.example>",
      TRUSTED_PROXIES: "127.0.0.1, fd00::/8",
    }),
  ).toMatchObject({
    mailServer: { url: "smtps://u:p@mail.example:465", from: "Valora <valora@mail.example>" },
    trustedProxies: ["127.0.0.1", "fd00::/8"],
  });
});

it("uses no external data provider by default", () => {
  const { places, switchable, ...providers } = readConfig({}).providers;
  expect(
    switchable?.map(({ id }) => id),
    "an administrator may switch those that need no key",
  ).toEqual(["filings-xbrl-org", "yahoo"]);
  expect(readConfig({ DATA_SOURCES: "yahoo" }).providers.switchable, "chosen by the setting").toBeNull();
  expect(providers).toEqual({ configured: [], ecbAddress: null, usTreasuryAddress: null });
  expect(places["filings-xbrl-org"], "asked at a reader's request alone").toEqual({
    address: null,
    lookupAddresses: { gleif: null },
  });
});

it("asks the sources whose key or contact is set, or the named ones in their order", () => {
  const keys = { FMP_API_KEY: "k", SEC_USER_AGENT: "Valora admin@example.org" };
  const idsIn = (environment: Record<string, string>) =>
    readConfig(environment).providers.configured.map(({ id }) => id);
  expect(idsIn(keys)).toEqual(["sec-edgar", "fmp"]);
  expect(idsIn({ ...keys, DATA_SOURCES: "yahoo, fmp,yahoo" })).toEqual(["yahoo", "fmp"]);
  expect(readConfig({ ...keys, FMP_ADDRESS: "http://127.0.0.1:4010/fmp/" }).providers.configured[1]).toEqual({
    id: "fmp",
    credential: "k",
    address: "http://127.0.0.1:4010/fmp",
  });
});

it.each([
  [{ DATA_SOURCES: "bloomberg" }, /DATA_SOURCES: the sources are sec-edgar/],
  [{ DATA_SOURCES: "fmp" }, /FMP_API_KEY/],
  [{ DATA_SOURCES: "yahoo", YAHOO_ADDRESS: "file:///etc" }, /YAHOO_ADDRESS/],
  [{ SEC_USER_AGENT: "Valora\n x" }, /SEC_USER_AGENT/],
])("refuses %j by name, and tells no key", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

it.each([
  [{}, false],
  [{ HOST: "::1" }, false],
  [{ HOST: "0.0.0.0" }, true],
  [{ PUBLIC_ORIGIN: "https://valora.example" }, true],
  [{ HOST: "0.0.0.0", PLAN_LIMITS: "off" }, false],
  [{ PLAN_LIMITS: "on" }, true],
  [{ PLAN_LIMITS: "" }, false],
])("limits people by plan where others can come, unless it is said: %j", (environment, hasPlanLimits) => {
  expect(readConfig(environment).hasPlanLimits).toBe(hasPlanLimits);
});

it("lets several workers serve on PostgreSQL, and refuses them on the embedded database", () => {
  const DATABASE_URL = "postgresql://ana@localhost/valora";
  expect(() => readConfig({ WORKERS: "4", DATABASE_URL })).not.toThrow();
  expect(() => readConfig({ WORKERS: "2" })).toThrow(/WORKERS: more than one needs PostgreSQL: set DATABASE_URL/);
  for (const WORKERS of ["0", "-1", "1.5", "many", "65"])
    expect(() => readConfig({ WORKERS, DATABASE_URL }), WORKERS).toThrow(/WORKERS/);
  expect([{}, { WORKERS: "" }, { WORKERS: "4" }, { WORKERS: "4", DATABASE_URL }].map(workersWanted)).toEqual([
    1, 1, 1, 4,
  ]);
});

const keyOf = (first: number) => Buffer.from(Array.from({ length: 32 }, (_, index) => (first + index * 7) % 256));

it("takes the keys that seal secrets, the present one first, and hides them from the log", () => {
  const [former, present] = [keyOf(1), keyOf(100)];
  const { appKeys, secrets } = readConfig({
    APP_KEYS: `2:${present.toString("base64")}, 1:${former.toString("base64")}`,
  });
  expect(appKeys).toEqual([
    { number: 2, key: present },
    { number: 1, key: former },
  ]);
  expect(secrets).toEqual(expect.arrayContaining([former.toString("base64"), present.toString("base64")]));
  for (const APP_KEYS of [undefined, "", " "]) expect(readConfig({ APP_KEYS }).appKeys).toBeNull();
});

it.each([
  ["a short key", `1:${keyOf(1).subarray(0, 31).toString("base64")}`],
  ["a key that is an example", `1:${Buffer.alloc(32, 1).toString("base64")}`],
  ["a key without a number", keyOf(1).toString("base64")],
  ["the number of the key file", `0:${keyOf(1).toString("base64")}`],
  ["a number twice", `1:${keyOf(1).toString("base64")},1:${keyOf(2).toString("base64")}`],
  ["words", "1:change-me"],
])("does not start with %s", (_, APP_KEYS) => {
  expect(() => readConfig({ APP_KEYS })).toThrow(/APP_KEYS: keys of 32 random bytes/);
});
