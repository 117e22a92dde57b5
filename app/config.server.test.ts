import { expect, it } from "vitest";
import { ConfigurationError, readConfig } from "./config.server.ts";

it("works without any setting", () => {
  expect(readConfig({})).toMatchObject({ host: "127.0.0.1", port: 3000, databaseUrl: null, publicOrigin: null });
});

it("keeps only the origin of the public address", () => {
  expect(readConfig({ PUBLIC_ORIGIN: "https://valora.example/some/path" }).publicOrigin).toBe("https://valora.example");
});

it("takes an empty setting for none", () => {
  expect(readConfig({ DATABASE_URL: "", PUBLIC_ORIGIN: "" })).toMatchObject({ databaseUrl: null, publicOrigin: null });
});

it.each([
  [{ PORT: "http" }, /PORT/],
  [{ PORT: "70000" }, /PORT/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
  [{ PUBLIC_ORIGIN: "valora.example" }, /PUBLIC_ORIGIN/],
  [{ DATA_BUNDLE: "/nowhere/at/all" }, /DATA_BUNDLE: no folder of data: it holds no companies\.json\.gz/],
])("refuses %j by name", (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigurationError);
  expect(() => readConfig(environment)).toThrow(name);
});
