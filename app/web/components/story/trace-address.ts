type Page = {
  /** The result page of the company. */
  address: string;
  /** What the reader has chosen there, from "?" on; empty where nothing is. */
  search: string;
};

const opened: Readonly<Record<string, string>> = {
  tornado: "tornado",
  reverse: "reverse",
  throughTime: "through-time",
};

/** What the pages of the accounts take of a question. */
const ofAccounts = ["asOf", "figures", "source"] as const;

/** The page that derives the figures with these addresses; the first of them decides. */
export function traceAddress(traces: string, { address, search }: Page): string {
  const [first = ""] = traces.split(" ");
  const [root = "", ...parts] = first.split("/");
  const asked = new URLSearchParams(search);
  const [part = ""] = parts;
  if (root === "statements" || (root === "ratios" && part === "trace")) {
    const parameters = only(asked, ofAccounts);
    parameters.set("trace", parts.at(-1) ?? "");
    return written(`${address}/${root}`, parameters, "trace");
  }
  if (root === "ratios") return written(`${address}/ratios`, only(asked, ofAccounts), "quality-title");
  if (root === "methods") asked.set("how", part);
  const section = root === "methods" ? `how-${part}` : (opened[root] ?? "summary");
  if (opened[root] !== undefined) asked.set("open", section);
  return written(address, asked, section);
}

function only(given: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...given].filter(([name]) => names.includes(name)));
}

const written = (path: string, parameters: URLSearchParams, hash: string): string =>
  `${path}${parameters.size === 0 ? "" : `?${parameters}`}#${hash}`;
