import { expect, it } from "vitest";
import { settingMeant } from "./setting-meant.ts";

it.each([
  ["PROT", "PORT"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["SMTP_URI", "SMTP_URL"],
  ["BACKUP_PASPHRASES", "BACKUP_PASSPHRASE"],
  ["TRUSTED_PROXY", null],
  ["NONSENSE", null],
  ["X", null],
])("takes %s for %s", (written, meant) => {
  expect(settingMeant(written)).toBe(meant);
});
