import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "app", "packages", "scripts"], { cwd: root, encoding: "utf8" }).split(
  "\n",
);
const sources = files.filter((file) => /\.(?:ts|tsx|css|mjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file));

const MOST_FILES = 25;
/** Texts and migrations are lists: one looks a file up by its name. */
const lists = /^app\/(?:messages\/\w+|database\/migrations)$/;

it("keeps every folder small enough to be read at a glance", () => {
  const counted = new Map<string, number>();
  for (const file of sources) counted.set(dirname(file), (counted.get(dirname(file)) ?? 0) + 1);
  expect([...counted].filter(([folder, count]) => count > MOST_FILES && !lists.test(folder))).toEqual([]);
});

/** Beyond 250 lines one looks for a second subject; this is where there surely is one. */
const MOST_LINES = 280;
/** Texts, tables of data, generated types and style sheets are lists. */
const longLists = /^app\/messages\/|\/listed-identifiers\.ts$|\/api-types\.ts$|\.css$/;

it("keeps every source file short enough for one subject", () => {
  const code = sources.filter((file) => !longLists.test(file));
  expect(code.length).toBeGreaterThan(1_500);
  const linesOf = (file: string) => readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;
  expect(code.filter((file) => linesOf(file) > MOST_LINES)).toEqual([]);
});

it("keeps the root of the app to what starts it", () => {
  expect(files.filter((file) => dirname(file) === "app").length).toBeLessThanOrEqual(10);
});

it("keeps no key, certificate or settings of an installation", () => {
  const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  expect(tracked.length).toBeGreaterThan(1_000);
  expect(tracked.filter((file) => /\.(?:key|pem|p12|env)$|(?:^|\/)\.env/.test(file))).toEqual([]);
});

it("lets the core work without any feature that can be switched off", () => {
  const importsOf = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)].map(([, path = ""]) =>
      join(dirname(file), path),
    );
  const core = sources.filter((file) => file.startsWith("app/core/"));
  expect(core.length).toBeGreaterThan(100);
  expect(
    core.flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith("app/features/"))
        .map((path) => `${file} → ${path}`),
    ),
  ).toEqual([]);
});

/** Words that this project has replaced, as parts of identifiers, with the word that the field uses. */
const replaced = {
  asker: "caller",
  mouth: "adapter",
  easel: "svgCanvas",
  upside: "difference",
  sharesOut: "dilutedShares",
  rememberedBy: "memoizedBy",
  ownFigures: "uploadedFinancials",
  gap: "difference",
  dataSources: "providers",
  offeredSource: "offeredProvider",
  sourceStore: "providerStateStore",
} as const;

const capitalised = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** A declaration whose name is the word, begins with it or holds it. */
const declaring = (word: string) =>
  new RegExp(`\\b(?:const|let|function|type|class|interface)\\s+(?:${word}|\\w*${capitalised(word)})(?![a-z])`);

/** Rooms in which a word has only the meaning that another has taken; everywhere without a line. */
const meantIn: Readonly<Record<string, RegExp>> = {
  // Elsewhere a gap is a space on a sheet or years that are missing.
  gap: /^app\/(?:api|cli|core|features|jobs|messages|web|wiring)\//,
};

it.each(Object.entries(replaced))("calls no identifier %s: the word is %s", (word) => {
  const named = declaring(word);
  const read = sources.filter((file) => /\.tsx?$/.test(file) && (meantIn[word]?.test(file) ?? true));
  expect(read.length).toBeGreaterThan(500);
  const found = read.filter((file) => named.test(readFileSync(join(root, file), "utf8")));
  expect(found).toEqual([]);
});

it.each(Object.entries(replaced))("would find %s in a name, and not %s", (word, instead) => {
  const planted = [
    `const ${word} = 1;`,
    `type ${capitalised(word)}Range = number;`,
    `function read${capitalised(word)}() {}`,
  ];
  expect(planted.filter((line) => !declaring(word).test(line))).toEqual([]);
  expect(declaring(word).test(`const ${instead} = 1;`)).toBe(false);
});

/** A name that joins `source` to another word. */
const joinedSource = /\b(?:[A-Za-z]+Sources?(?![a-z])|[sS]ources?(?=[A-Z]))[A-Za-z]*\b/g;

/** Where `source` is no provider: the publication of a figure, a file that data are made from, a stream, chance. */
const trueSources = [
  ...["SourceCode", "SourceParameter", "sourceOf", "sourceOfInline", "sourcesIn", "sourcesOf"],
  ...["sourceName", "sourceNamer", "sourceNames", "sourceTexts", "useSourceName", "usePriceSourceName"],
  ...["sourceLines", "sourceRows", "SourceRows", "SourcesProps", "isSourceOfAssumption"],
  ...["priceSource", "rateSource", "closesSource", "sourceQuote", "atSourcePrice"],
  ...["FeatureSource", "featureSourceOf", "tinySource", "RandomSource", "randomSource", "EventSource"],
  ...["SourceOptions", "SourceStatement", "readSource", "sourceFile", "sourceFolder", "oneByteSources"],
];

/** Values and tables that callers and installations know by `source`, which they keep. */
const keptSources = ["accountsSource", "noSource", "sourceClaims", "sourceNotConfigured", "sourcesDiffer"];

it("calls no provider a source: a new name with `source` is one of a publication, and stands on the list", () => {
  const known = new Set([...trueSources, ...keptSources]);
  const code = sources.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const named = new Set(code.flatMap((file) => readFileSync(join(root, file), "utf8").match(joinedSource) ?? []));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !named.has(name))).toEqual([]);
});

it("would find a provider that is called a source, wherever the word stands in a name", () => {
  const planted = "hasLiveSources ImportSource importSources refuseMissingSource sourceSettings SourceHealth".split(
    " ",
  );
  expect(planted.map((name) => `type Parts = { ${name}: boolean };`.match(joinedSource))).toEqual(
    planted.map((name) => [name]),
  );
  expect("hasLiveProviders source sources Source resourceLimits outsourced".match(joinedSource)).toBeNull();
});

/** Fields of answers and columns of tables that callers and installations know by a replaced word, which they keep. */
const keptFields = ["app/features/watchlist/contracts/watchlist.ts: gap"];

it("adds no field to the API nor column to the database under a replaced word", () => {
  const shapes = sources.filter((file) =>
    /\/contracts\/[\w-]+\.ts$|\/stores\/[\w-]+-tables\.ts$|^app\/database\/schema\.ts$/.test(file),
  );
  expect(shapes.length).toBeGreaterThan(30);
  const words = Object.keys(replaced).flatMap((word) => [
    word,
    word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]);
  const found = shapes.flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...new Set(words)]
      .filter((word) => new RegExp(`^\\s+(?:${word}|${word}_\\w+)\\??:`, "m").test(text))
      .map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual(keptFields);
});

it("says who is meant: words for no one in particular stand where nothing else says it, at most twenty times", () => {
  const vague = [
    "grep",
    "-inwE",
    ["nobody", "somebody", "whoever"].join("|"),
    "--",
    "*.ts",
    "*.tsx",
    "*.mjs",
    "*.css",
    "*.md",
  ];
  const lines = execFileSync("git", vague, { cwd: root, encoding: "utf8" }).trim().split("\n");
  expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(20);
});

it("says each decision in a sentence, in their order, beside its page", () => {
  const folder = join(root, "decisions");
  const rows = readFileSync(join(folder, "README.md"), "utf8").match(/^\| \[.*$/gm) ?? [];
  const listed = rows.map((row) => /^\| \[\d+\]\((\d{4}-[\w-]+\.md)\) \| [^|]+\. \|$/.exec(row)?.[1] ?? row);
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  expect(listed.length).toBeGreaterThan(45);
  expect(listed).toEqual(pages);
});

/** Rooms, and the rooms in those that have many. */
const mapped = /^(?:packages\/[\w-]+\/src|app|app\/(?:core|features|http|api|database|web|wiring))\/[\w-]+$/;

it("names every room on the map of the architecture", () => {
  const map = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
  const folders = new Set(
    sources.flatMap((file) => {
      const names = dirname(file).split("/");
      return names.map((_, depth) => names.slice(0, depth + 1).join("/"));
    }),
  );
  const rooms = [...folders].filter((folder) => mapped.test(folder));
  expect(rooms.length).toBeGreaterThan(100);
  expect(rooms.filter((room) => !new RegExp(`(?<![\\w-])${basename(room)}(?![\\w-])`).test(map))).toEqual([]);
});

/** What npm and the commands of the project call by themselves. */
const byNpm = ["prepack", "typegen"];

it("says of every command of the project what it is for", () => {
  const pages = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const texts = pages.map((page) => readFileSync(join(root, page), "utf8")).join("\n");
  const manifests = files.filter((file) => /^(?:app|packages\/[\w-]+)\/package\.json$/.test(file));
  const scriptsOf = (file: string) => {
    const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(join(root, file), "utf8"));
    return Object.keys(scripts);
  };
  const names = ["package.json", ...manifests].flatMap(scriptsOf).filter((name) => !byNpm.includes(name));
  expect(names.length).toBeGreaterThan(30);
  const isNamed = (name: string) => new RegExp(`(?:npm run |npm |\`)${name}(?![\\w:-])`).test(texts);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
