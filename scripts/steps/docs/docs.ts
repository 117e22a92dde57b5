import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { languages } from "../../../app/messages/languages.ts";
import { docAddress, docNames, linkedPages } from "../../../app/web/docs/doc-pages.ts";
import { linkedSections, searchedSections } from "../../../app/web/docs/doc-search.ts";
import { docFile, readDoc } from "../../../app/web/docs/read-doc.ts";
import { whileServed } from "../served/served-build.ts";
import { root } from "../workspace.mjs";
import { fileOf, nameOf, picturesOf, staticPage, stylesOf } from "./static-page.ts";

// The documentation as files: each page as the built product serves it, with its styles and fonts, and the search as a script.
const { values } = parseArgs({
  options: { into: { type: "string" }, site: { type: "string" }, from: { type: "string" } },
});
const folder = resolve(values.into ?? join(root, "dist", "docs"));
const site = (values.site ?? "http://127.0.0.1:3000").replace(/\/+$/, "");
const pages = ["/docs", ...docNames.map(docAddress), ...linkedPages];
const port = 4_197;

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { Accept: "text/html" } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}

/** All pages of a language; says which style sheets and pictures they take. */
async function writePages(from: string, language: string): Promise<string[]> {
  const taken: string[] = [];
  for (const path of pages) {
    const html = await textAt(`${from}${path}?lang=${language}`);
    taken.push(...stylesOf(html), ...picturesOf(html));
    writeFileSync(join(folder, language, fileOf(path)), staticPage(html, { path, language, pages, site }));
  }
  return taken;
}

/** A file of the server as it is, beside all others. */
async function writeFile(from: string, address: string): Promise<void> {
  const answer = await fetch(from + address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  writeFileSync(join(folder, "files", nameOf(address)), Buffer.from(await answer.arrayBuffer()));
}

/** The pictures, the style sheets and the fonts that these name, side by side. */
async function writeFiles(from: string, addresses: readonly string[]): Promise<void> {
  for (const address of new Set(addresses)) {
    if (!address.endsWith(".css")) {
      await writeFile(from, address);
      continue;
    }
    const css = await textAt(from + address);
    for (const [, font = ""] of css.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g)) await writeFile(from, font);
    const near = css.replaceAll(/url\((["']?)\/[^"')]*?([^/"')]+)\1\)/g, "url($2)");
    writeFileSync(join(folder, "files", nameOf(address)), near);
  }
}

/** The search of a language: what the server finds, found in the browser. */
async function writeSearch(language: (typeof languages)[number]): Promise<void> {
  const [{ docsText }, { page: methods }] = await Promise.all([
    import(`../../../content/docs/${language}.ts`),
    import(`../../../content/pages/methods/${language}.ts`),
  ]);
  const written = docNames.flatMap((name) => {
    const source = readFileSync(join(root, "docs", docFile(name, language)), "utf8");
    return searchedSections(readDoc(source, language), docAddress(name));
  });
  const sections = [...written, ...linkedSections(methods, docsText.linked)].map((section) => {
    const [path = "", anchor] = section.id.split("#");
    return { ...section, id: anchor === undefined ? fileOf(path) : `${fileOf(path)}#${anchor}` };
  });
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["source", "module", "browser"] },
    define: { SECTIONS: JSON.stringify(sections), TEXT: JSON.stringify(docsText) },
    build: {
      outDir: join(folder, language),
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, "search.ts"),
        formats: ["iife"],
        name: "search",
        fileName: () => "search.js",
      },
    },
  });
}

async function write(from: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...languages, "files"]) mkdirSync(join(folder, name), { recursive: true });
  const taken: string[] = [];
  for (const language of languages) {
    taken.push(...(await writePages(from, language)));
    await writeSearch(language);
  }
  await writeFiles(from, taken);
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><meta http-equiv="refresh" content="0; url=es/index.html">\n`,
  );
  process.stdout.write(`${folder}\n`);
}

await (values.from === undefined ? whileServed(port, write) : write(values.from));
