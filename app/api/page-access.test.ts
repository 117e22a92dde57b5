import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { appFolder } from "../config/app-folder.server.ts";
import { siteRoutes } from "../web/pages.ts";
import { pages } from "./page-access-contract.ts";

it("has a row for every page of the site, and no other", () => {
  const files = siteRoutes.map(({ file }) => basename(file).replace(/\.tsx?$/, ""));
  expect(Object.values(pages).flat().sort()).toEqual([...new Set(files)].sort());
});

it("asks who it is on every page that is not for everybody", () => {
  const guards = {
    signedIn: /personIn\(/,
    editor:
      /content\.(?:list|read|versions|restore|images|addImage|videos|keptVideo|saveVideoWords|mustEdit)\(|changeFiles\(/,
    admin:
      /readOutbox\(|readActions\(|readVisits\(|conversations\.(?:list|read|answer)\(|wrongNumbers\.(?:list|read|settle|export)\(|(?:listPeople|changeRole|changePlan|suspend)\(|filings\.(?:providers|setProviders)\(|installation\.(?:state|change|sendTestMail)\(|status\.read\(/,
  } as const;
  for (const kind of ["signedIn", "editor", "admin"] as const) {
    const guard = guards[kind];
    for (const name of pages[kind]) {
      const files = globSync(join(appFolder, "web", "routes", "*", `${name}.{ts,tsx}`));
      const source = files.map((file) => readFileSync(file, "utf8")).join("");
      const entries = source.match(/export (?:async function|const) (?:loader|action)/g) ?? [];
      expect(source.match(new RegExp(guard, "g"))?.length ?? 0, name).toBeGreaterThanOrEqual(entries.length);
    }
  }
});

it("takes files of editors alone, before it reads them", () => {
  const source = readFileSync(join(appFolder, "web", "content", "file-form.ts"), "utf8");
  const [beforeReading] = source.slice(source.indexOf("export async function changeFiles")).split("formOf(");
  expect(beforeReading).toContain("content.mustEdit(reader)");
});
