import { sectors } from "@valora/valuation";
import { largestEdgeCount } from "./bins.ts";
import { featureNames } from "./features.ts";
import {
  anchorNames,
  type ForestFile,
  type HeadFile,
  type Margins,
  type ModelFile,
  questionNames,
} from "./model-file.ts";

/** A model file that cannot be used; the message names the place. */
export class ModelFileError extends Error {
  override readonly name = "ModelFileError";
}

type Place = string;
const refuse = (place: Place, problem: string): never => {
  throw new ModelFileError(`${place}: ${problem}`);
};

function objectAt(value: unknown, place: Place): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(place, "is not an object");
  return value as Record<string, unknown>; // Checked above: an object that is no array has string keys.
}
const arrayAt = (value: unknown, place: Place): unknown[] =>
  Array.isArray(value) ? value : refuse(place, "is not a list");
const numberAt = (value: unknown, place: Place): number =>
  typeof value === "number" && Number.isFinite(value) ? value : refuse(place, "is not a finite number");
const textAt = (value: unknown, place: Place): string =>
  typeof value === "string" && value !== "" ? value : refuse(place, "is not a text");

function memberAt<Member extends string>(value: unknown, members: readonly Member[], place: Place): Member {
  return members.find((member) => member === value) ?? refuse(place, `is none of ${members.join(", ")}`);
}

function edgesAt(value: unknown, place: Place): number[] {
  const edges = arrayAt(value, place).map((edge) => numberAt(edge, place));
  if (edges.length > largestEdgeCount) refuse(place, `has more than ${largestEdgeCount} edges`);
  if (edges.some((edge, index) => index > 0 && edge <= (edges[index - 1] ?? 0))) refuse(place, "does not rise");
  return edges;
}

function premiumsAt(value: unknown, place: Place): Record<string, number> {
  return Object.fromEntries(
    Object.entries(objectAt(value, place)).map(([name, premium]) => [name, numberAt(premium, `${place}.${name}`)]),
  );
}

function sectorPremiumsAt(value: unknown, place: Place): HeadFile["sectorPremium"] {
  const premiums = premiumsAt(value, place);
  for (const sector of Object.keys(premiums)) memberAt(sector, sectors, place);
  return premiums;
}

function integersAt(value: unknown, place: Place): number[] {
  return arrayAt(value, place).map((item) =>
    Number.isInteger(item) ? Number(item) : refuse(place, "holds no integer"),
  );
}

/** Trees are filled up to the deepest when they are laid out: a deeper one would take the memory of all. */
const deepestTree = 8;

/** The most questions that any of the closed trees asks of a row. */
function depthOf(nodes: readonly number[]): number {
  const waiting: number[] = [];
  let depth = 0;
  let deepest = 0;
  for (const node of nodes) {
    if (node > 0) waiting.push(++depth);
    else depth = waiting.pop() ?? 0;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Trees must close: in a full binary tree a leaf ends what a split opened, and nothing may be left over. */
function forestAt(value: unknown, place: Place): ForestFile {
  const forest = objectAt(value, place);
  const nodes = integersAt(forest.nodes, `${place}.nodes`);
  const values = integersAt(forest.values, `${place}.values`);
  if (nodes.length !== values.length) refuse(place, "has another number of values than of nodes");
  let open = 0;
  for (const node of nodes) {
    const question = Math.floor((node - 1) / 128);
    if (node < 0 || question >= questionNames.length) refuse(`${place}.nodes`, `${node} asks for no known feature`);
    if (open === 0) open = 1;
    open += node === 0 ? -1 : 1;
  }
  if (open !== 0) refuse(`${place}.nodes`, "the last tree does not end");
  if (depthOf(nodes) > deepestTree) refuse(`${place}.nodes`, `a tree asks more than ${deepestTree} questions of a row`);
  return { base: numberAt(forest.base, `${place}.base`), nodes, values };
}

function headAt(value: unknown, place: Place): HeadFile {
  const head = objectAt(value, place);
  const edges = objectAt(head.premiumEdges, `${place}.premiumEdges`);
  const forests = objectAt(head.forests, `${place}.forests`);
  return {
    anchor: memberAt(head.anchor, anchorNames, `${place}.anchor`),
    level: numberAt(head.level, `${place}.level`),
    sectorPremium: sectorPremiumsAt(head.sectorPremium, `${place}.sectorPremium`),
    industryPremium: premiumsAt(head.industryPremium, `${place}.industryPremium`),
    premiumEdges: {
      sector: edgesAt(edges.sector, `${place}.premiumEdges.sector`),
      industry: edgesAt(edges.industry, `${place}.premiumEdges.industry`),
    },
    forests: {
      low: forestAt(forests.low, `${place}.forests.low`),
      middle: forestAt(forests.middle, `${place}.forests.middle`),
      high: forestAt(forests.high, `${place}.forests.high`),
    },
  };
}

function marginsAt(value: unknown, place: Place): Margins {
  const margins = objectAt(value, place);
  return { low: numberAt(margins.low, `${place}.low`), high: numberAt(margins.high, `${place}.high`) };
}

function conformalAt(value: unknown): ModelFile["conformal"] {
  const conformal = objectAt(value, "conformal");
  const bySector = Object.entries(objectAt(conformal.sectors, "conformal.sectors")).map(([name, margins]) => [
    memberAt(name, sectors, "conformal.sectors"),
    marginsAt(margins, `conformal.sectors.${name}`),
  ]);
  return { all: marginsAt(conformal.all, "conformal.all"), sectors: Object.fromEntries(bySector) };
}

function featuresAt(value: unknown): ModelFile["features"] {
  const features = arrayAt(value, "features").map((item, index) => {
    const place = `features[${index}]`;
    const feature = objectAt(item, place);
    return {
      name: memberAt(feature.name, featureNames, `${place}.name`),
      median: numberAt(feature.median, `${place}.median`),
      lowest: numberAt(feature.lowest, `${place}.lowest`),
      highest: numberAt(feature.highest, `${place}.highest`),
      edges: edgesAt(feature.edges, `${place}.edges`),
    };
  });
  const isInOrder =
    features.length === featureNames.length && features.every(({ name }, at) => name === featureNames[at]);
  return isInOrder ? features : refuse("features", "are not the features of this version, in their order");
}

/** Shared leaves are counted in a byte. */
const mostSignatureTrees = 255;

/** Every company names one leaf a tree, with one digit each, of as many trees as the others. */
function referencesAt(value: unknown): ModelFile["references"] {
  const references = arrayAt(value, "references").map((item, index) => {
    const place = `references[${index}]`;
    const reference = objectAt(item, place);
    return { ticker: textAt(reference.ticker, `${place}.ticker`), leaves: textAt(reference.leaves, `${place}.leaves`) };
  });
  const treeCount = references[0]?.leaves.length ?? 0;
  if (treeCount > mostSignatureTrees) refuse("references", `name leaves of more than ${mostSignatureTrees} trees`);
  for (const [index, { leaves }] of references.entries()) {
    const place = `references[${index}].leaves`;
    if (leaves.length !== treeCount) refuse(place, "names another number of trees than the first");
    if (!/^[0-9a-z]+$/.test(leaves)) refuse(place, "holds what is no leaf");
  }
  return references;
}

/** Reads a model file from outside. Throws `ModelFileError`; what it returns can be evaluated without checks. */
export function parseModelFile(value: unknown): ModelFile {
  const file = objectAt(value, "model");
  const limits = objectAt(file.limits, "limits");
  const heads = arrayAt(file.heads, "heads").map((head, index) => headAt(head, `heads[${index}]`));
  if (heads.length === 0) refuse("heads", "are empty");
  return {
    format: memberAt(file.format, ["valora.peer-implied-value/1"], "format"),
    version: textAt(file.version, "version"),
    trainedTo: textAt(file.trainedTo, "trainedTo"),
    levelAsOf: textAt(file.levelAsOf, "levelAsOf"),
    tableSha256: textAt(file.tableSha256, "tableSha256"),
    seed: numberAt(file.seed, "seed"),
    sizeCurrency: textAt(file.sizeCurrency, "sizeCurrency"),
    countries: arrayAt(file.countries, "countries").map((country) => textAt(country, "countries")),
    unit: numberAt(file.unit, "unit"),
    features: featuresAt(file.features),
    heads,
    conformal: conformalAt(file.conformal),
    limits: {
      missingShare: numberAt(limits.missingShare, "limits.missingShare"),
      bandRatio: numberAt(limits.bandRatio, "limits.bandRatio"),
      statementAge: numberAt(limits.statementAge, "limits.statementAge"),
    },
    votes: arrayAt(file.votes, "votes").map((sector) => memberAt(sector, sectors, "votes")),
    references: referencesAt(file.references),
  };
}
