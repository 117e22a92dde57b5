import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ConfigurationError, readConfig } from "./config.server.ts";
import { readSettingsText, settingsFileOf, takeSettingsFile, withSettingsOf } from "./settings-file.server.ts";
import { takeConfigOption } from "./settings-path.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function fileOf(text: string, mode = 0o600, name = "some.env") {
  const folder = mkdtempSync(join(tmpdir(), "valora-settings-"));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, mode);
  return { path, folder };
}
const faultsIn = (text: string) =>
  readSettingsText(text).faults.map(({ code, line, name }) => `${line} ${code} ${name}`);

it("reads names and values as Node does, with comments and quotes", () => {
  const text =
    '\uFEFF# who runs it\n\nPORT=8080\r\nexport OPERATOR_NAME="Cooperativa # 1"  # a name\nSMTP_URL = smtp://mail.lan\n';
  const { settings, faults } = readSettingsText(text);
  expect(faults).toEqual([]);
  expect([...settings].map(([name, { value, line }]) => [name, value, line])).toEqual([
    ["PORT", "8080", 3],
    ["OPERATOR_NAME", "Cooperativa # 1", 4],
    ["SMTP_URL", "smtp://mail.lan", 5],
  ]);
});

it.each([
  ["PROT=8080", "1 unknown PROT"],
  ["PORT=1\nPORT=2", "2 repeated PORT"],
  ["\njust words", "2 malformed "],
  ["port=1", "1 malformed "],
  ["SMTP_URL=smtps://ana:pass#word@mail.example", "1 unquoted SMTP_URL"],
  ['OPERATOR_NAME="Ana', "1 unquoted OPERATOR_NAME"],
  ["VALORA_CONFIG=/etc/other.env", "1 unknown VALORA_CONFIG"],
])("names the line of %j", (text, fault) => {
  expect(faultsIn(text)).toEqual([fault]);
});

it("tells nothing of a line that is no setting: it may be half of a secret", () => {
  const { path } = fileOf("hidden-word-of-a-key\n");
  expect(takeSettingsFile({ VALORA_CONFIG: path }).faults).toEqual([`${path}:1: not NAME=value`]);
});

it("lets the environment win, and an empty variable give way", () => {
  const { path } = fileOf("PORT=8080\nHOST=::1\nLOG_LEVEL=warn\n");
  const environment: Record<string, string | undefined> = { VALORA_CONFIG: path, PORT: "9090", HOST: "" };
  expect(withSettingsOf(settingsFileOf(environment), environment)).toMatchObject({
    ...{ PORT: "9090", HOST: "::1", LOG_LEVEL: "warn" },
  });
  expect(takeSettingsFile(environment)).toEqual({ faults: [], exposures: [] });
  expect(readConfig(environment)).toMatchObject({ port: 9090, host: "::1", logLevel: "warn" });
});

it("finds the file of the data folder without being told, which names no other folder", () => {
  const { folder, path } = fileOf("PORT=8080\nDATA_DIR=/elsewhere\n", 0o600, "valora.env");
  const file = settingsFileOf({ DATA_DIR: folder });
  expect([file?.path, file?.faults]).toEqual([path, [{ code: "ownFolder", line: 2, name: "DATA_DIR" }]]);
  expect(settingsFileOf({ DATA_DIR: join(folder, "empty") })).toBeNull();
});

it("takes nothing from a file with a fault, and says which file is missing", () => {
  const { path } = fileOf("PORT=8080\nNONSENSE=1\n");
  const environment: Record<string, string | undefined> = { VALORA_CONFIG: path };
  expect(takeSettingsFile(environment).faults).toEqual([`${path}:2: NONSENSE: there is no such setting`]);
  expect(environment.PORT).toBeUndefined();
  expect(takeSettingsFile({ VALORA_CONFIG: "/nowhere.env" }).faults).toEqual([
    "/nowhere.env: the file cannot be read (ENOENT)",
  ]);
});

it("names secrets that other accounts can read, with their line, and a file that they can change", () => {
  const text = "PORT=1\nFMP_API_KEY=abcdefgh\nDATABASE_URL=postgresql://v:word@db/v\n";
  const exposed = (mode: number) => {
    const { path } = fileOf(text, mode);
    return settingsFileOf({ VALORA_CONFIG: path })?.exposures.map(({ path: of, ...rest }) => ({
      ...rest,
      isIn: of === path,
    }));
  };
  expect(exposed(0o600)).toEqual([]);
  expect(exposed(0o640)).toEqual([]);
  expect(exposed(0o644)).toEqual([
    { code: "readableByOthers", line: 2, name: "FMP_API_KEY", isIn: true },
    { code: "readableByOthers", line: 3, name: "DATABASE_URL", isIn: true },
  ]);
  expect(exposed(0o602)).toEqual([{ code: "writableByOthers", line: 0, name: "", isIn: true }]);
});

it("says in which line of the file a value of the wrong type stands", () => {
  const { path } = fileOf("HOST=::1\nPORT=http\n");
  const environment: Record<string, string | undefined> = { VALORA_CONFIG: path };
  takeSettingsFile(environment);
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(`${path}:2: PORT: `);
  expect(() => readConfig({ ...environment, PORT: "70000" })).toThrow(/\n {2}PORT: /);
});

it("takes --config from anywhere among the words, and leaves one without a value", () => {
  const taken = (line: string) => {
    const [words, environment] = [line.split(" "), {} as Record<string, string | undefined>];
    takeConfigOption(words, environment);
    return [words.join(" "), environment.VALORA_CONFIG];
  };
  expect(taken("serve --config /a.env")).toEqual(["serve", "/a.env"]);
  expect(taken("KO --config=/a.env --json")).toEqual(["KO --json", "/a.env"]);
  expect(taken("KO --config --json")).toEqual(["KO --config --json", undefined]);
});
