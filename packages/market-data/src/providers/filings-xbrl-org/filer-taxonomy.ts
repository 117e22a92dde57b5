import sax from "sax";

/** One line of a calculation: `weight` is 1 for what is added and -1 for what is taken away. */
export type CalculationArc = { role: string; parent: string; child: string; weight: number };

/**
 * The relations between elements in a filer's taxonomy. Elements are named as in its files: "ifrs-full_Revenue", "acme_NetSales".
 * `widerOf` holds the standard elements that the filer calls wider than its own.
 */
export type FilerTaxonomy = {
  calculations: readonly CalculationArc[];
  widerOf: ReadonlyMap<string, readonly string[]>;
  labels: ReadonlyMap<string, readonly string[]>;
  /** The usual label of each element, by language. */
  wordings: ReadonlyMap<string, readonly Wording[]>;
};
/** A label and its language; null where the file does not say. */
export type Wording = { text: string; language: string | null };

export const noTaxonomy: FilerTaxonomy = {
  calculations: [],
  widerOf: new Map(),
  labels: new Map(),
  wordings: new Map(),
};

/** An element's name in a taxonomy's files. */
export const elementKey = (concept: string, isStandard: boolean): string =>
  isStandard ? `ifrs-full_${concept}` : concept.replace(":", "_");

const widerNarrower = /\/wider-narrower$/;
const mostElements = 200_000;
/** The wording of a line; not its documentation, nor the words for a period's start or end. */
const lineLabels = /^$|\/(label|terseLabel|verboseLabel|totalLabel)$/;
const usualLabel = /^$|\/label$/;
const extendedLink = /^(calculation|definition|label)Link$/;
/** The five entities of XML and no other. */
const options = { strictEntities: true, position: false };

type Link = {
  role: string;
  elements: Map<string, string>;
  labels: Map<string, string>;
  /** The languages of the usual labels. */
  languages: Map<string, string>;
  arcs: Arc[];
};
type Arc = { kind: string; role: string; from: string; to: string; weight: number };

/** Reads the linkbases of a filer: XML without document types. What is no linkbase adds nothing; broken XML throws. */
export function filerTaxonomy(linkbases: readonly string[]): FilerTaxonomy {
  const arcs = linkbases.flatMap(linksIn).flatMap(arcsOf);
  return {
    calculations: arcs.flatMap(({ kind, link, parent, child, weight }) =>
      kind === "calculationArc" && child !== undefined ? [{ role: link, parent, child, weight }] : [],
    ),
    widerOf: grouped(
      arcs.flatMap(({ role, parent, child }) =>
        widerNarrower.test(role) && child !== undefined ? [[child, parent] as const] : [],
      ),
    ),
    wordings: grouped(
      arcs.flatMap(({ parent, label, language }) =>
        label === undefined || language === undefined
          ? []
          : [[parent, { text: label.trim(), language: language.slice(0, 2).toLowerCase() || null }] as const],
      ),
    ),
    labels: grouped(arcs.flatMap(({ parent, label }) => (label === undefined ? [] : [[parent, label] as const]))),
  };
}

/** The arcs of a link with the elements and labels that they name. */
const arcsOf = ({ role: link, elements, labels, languages, arcs }: Link) =>
  arcs.flatMap(({ from, to, ...arc }) => {
    const parent = elements.get(from);
    const named = { label: labels.get(to), language: languages.get(to) };
    return parent === undefined ? [] : [{ ...arc, link, parent, child: elements.get(to), ...named }];
  });

function grouped<Value>(pairs: readonly (readonly [string, Value])[]): ReadonlyMap<string, readonly Value[]> {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, same]) => [key, same.map(([, value]) => value)]));
}

function linksIn(xml: string): readonly Link[] {
  const links: Link[] = [];
  const parser = sax.parser(true, options);
  let label: string | null = null;
  let count = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error("a linkbase has no document type");
  };
  parser.onopentag = ({ name, attributes }) => {
    count += 1;
    if (count > mostElements) throw new Error("a linkbase of too many elements");
    label = opened(links, localName(name), (attribute) => String(attributes[attribute] ?? "")) ?? label;
  };
  parser.ontext = (text) => {
    const labels = links.at(-1)?.labels;
    if (label !== null) labels?.set(label, `${labels.get(label) ?? ""}${text}`);
  };
  parser.oncdata = parser.ontext;
  parser.onclosetag = (name) => {
    if (localName(name) === "label") label = null;
  };
  parser.write(xml).close();
  return links;
}

/** Adds an element to the link that is open; the name of the label whose text follows, where it is one. */
function opened(links: Link[], kind: string, of: (attribute: string) => string): string | null {
  if (extendedLink.test(kind)) {
    links.push({ role: of("xlink:role"), elements: new Map(), labels: new Map(), languages: new Map(), arcs: [] });
    return null;
  }
  const link = links.at(-1);
  if (!link || of("use") === "prohibited") return null;
  const key = of("xlink:label");
  if (kind === "loc") link.elements.set(key, of("xlink:href").split("#").at(-1) ?? "");
  if (kind.endsWith("Arc")) {
    const weight = Number(of("weight") || 1);
    link.arcs.push({ kind, role: of("xlink:arcrole"), from: of("xlink:from"), to: of("xlink:to"), weight });
  }
  if (kind === "label" && usualLabel.test(of("xlink:role"))) link.languages.set(key, of("xml:lang"));
  return kind === "label" && lineLabels.test(of("xlink:role")) ? key : null;
}

const localName = (name: string): string => name.split(":").at(-1) ?? name;
