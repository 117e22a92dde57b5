/** A package as `package-lock.json` has it. */
type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
};
export type Lock = { packages: Readonly<Record<string, Locked>> };
export type Advisory = { id: string; package: string; below: string };

/** Licences that a program under MIT may be shipped with, or, the last three, be built with and ship as they are. */
const allowedLicences = [
  ...[
    "MIT",
    "MIT-0",
    "ISC",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "Apache-2.0",
    "BlueOak-1.0.0",
    "Unlicense",
    "Zlib",
  ],
  // Its text and name stand in the package; the files of it that are shipped are not changed.
  "MPL-2.0",
  // Fonts, which may be cut.
  "OFL-1.1",
  // The parser of YAML of a tool; not shipped.
  "Python-2.0",
  // The table of browsers of a tool; not shipped.
  "CC-BY-4.0",
];
/** Packages whose description names no licence, and what the file in them says. */
const licencesInFiles: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** What has to be said of the packages that a lock file names, one line each; nothing is well. */
export function reviewOf({ packages }: Lock, advisories: readonly Advisory[]): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (name === undefined || locked.link) return [];
    return [...ofOrigin(locked), ...ofLicence(name, locked), ...ofAdvisories(name, locked, advisories)].map(
      (fault) => `${name} ${locked.version}: ${fault}`,
    );
  });
}

function ofOrigin({ integrity, resolved, hasInstallScript }: Locked): string[] {
  return [
    ...(hasInstallScript ? ["runs a program while it is installed"] : []),
    ...(integrity?.startsWith("sha512-") ? [] : ["has no checksum of its archive"]),
    ...(resolved === undefined || resolved.startsWith("https://registry.npmjs.org/") ? [] : ["comes from elsewhere"]),
  ];
}

/** "MIT OR Apache-2.0" is a choice, "(MIT AND Zlib)" asks for both. */
function ofLicence(name: string, { license = licencesInFiles[name] ?? "none" }: Locked): string[] {
  const isAllowed = (text: string) => allowedLicences.includes(text.replace(/[()]/g, "").trim());
  const isChosen = license.split(" OR ").some((choice) => choice.split(" AND ").every(isAllowed));
  return isChosen ? [] : [`licence ${license}`];
}

function ofAdvisories(name: string, { version = "" }: Locked, advisories: readonly Advisory[]): string[] {
  const known = advisories.filter((each) => each.package === name && isBelow(version, each.below));
  return known.map(({ id, below }) => `${id}: repaired in ${below}`);
}

/** Of two versions of three numbers. */
export function isBelow(version: string, limit: string): boolean {
  const [one, other] = [version, limit].map((text) => text.split(/[.-]/, 3).map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  // 7.0.7-beta.1 comes before 7.0.7.
  return version.includes("-");
}
