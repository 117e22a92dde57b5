// The contract of traced formulas, read from their source: a step names a public formula and computes nothing itself.

/**
 * The traced formulas, and the functions beside them, that compute something themselves.
 *
 * `evaluate` may be a function from `formulas/` or `technical/`, a call of one with inputs under other names, an input as it
 * is, or such a call where a perpetuity keeps its distance (`isTerminalDistanceKept`).
 */
export function computedHere(source: string): string[] {
  const isPublic = publicFunctionsOf(source);
  const rest: string[] = [];
  const steps: { name: string; evaluate: string }[] = [];
  const withoutComments = source.replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replaceAll(importClause, "");
  const remainder = withoutComments.replaceAll(definition, (_, name: string, body: string) => {
    const evaluate = body.split("evaluate: ")[1] ?? "";
    steps.push({ name, evaluate: evaluate.replaceAll(/\s+/g, " ").replace(/,? ?$/, "") });
    return "";
  });
  for (const [, name = ""] of remainder.matchAll(/(?:const|let|function) (\w+)/g)) rest.push(name);
  return [...steps.filter(({ evaluate }) => !isCall(evaluate, isPublic)).map(({ name }) => name), ...rest];
}

const importClause = /import (?:type )?(\{[^}]*\}|\* as \w+) from "([^"]+)";/g;
const definition = /export const (\w+) = formula\(\{([\s\S]*?)\}\);\n/g;
const isOfFormulas = (path: string) => /^\.\.\/\.\.\/(?:formulas|technical)\//.test(path);

type IsPublic = (reference: string) => boolean;

/** Whether a reference of the file, by name or through a namespace, is a function that it imports from the formulas. */
function publicFunctionsOf(source: string): IsPublic {
  const clauses = [...source.matchAll(importClause)].flatMap(([, clause = "", path = ""]) =>
    isOfFormulas(path) ? [clause] : [],
  );
  const names = new Set(
    clauses
      .filter((clause) => clause.startsWith("{"))
      .flatMap((clause) => clause.replaceAll(/[{}\s]+/g, " ").split(","))
      .map((name) => name.trim().split(" as ").at(-1)),
  );
  const spaces = new Set(clauses.filter((clause) => clause.startsWith("*")).map((clause) => clause.slice(5)));
  return (reference) => {
    const [space = "", member] = reference.split(".");
    return member === undefined ? names.has(reference) : spaces.has(space);
  };
}

/** Destructured names or one name for all inputs, their type, and what is done with them. */
const arrow =
  /^\((?:\{ (?<names>[\w, ]+?),? \}|(?<inputs>\w+)): (?<type>\{[^{}]*\}|[\w &]+(?:\{[^{}]*\})?)\) => (?<body>.+)$/;

function isCall(evaluate: string, isPublic: IsPublic): boolean {
  if (/^[\w.]+$/.test(evaluate)) return isPublic(evaluate);
  const { names, inputs, body = "" } = arrow.exec(evaluate)?.groups ?? {};
  const known = new Set(names?.split(", "));
  const isInput = (text: string) =>
    inputs === undefined ? known.has(text) : text.startsWith(`${inputs}.`) && isMember(text);
  const isWhole = (text: string) => text === inputs;
  const computed = body.replace(/^\((.*)\)$/, "$1").replace(/\( /g, "(");
  const [, first = "", second = "", call = computed] =
    /^isTerminalDistanceKept\(([\w.]+), ([\w.]+)\) \? (.+) : null$/.exec(computed) ?? [];
  if (call !== computed && !(isPublic("isTerminalDistanceKept") && isInput(first) && isInput(second))) return false;
  if (call === computed && isInput(computed)) return true;
  const [, called = "", given = ""] = /^([\w.]+)\((.+)\)$/.exec(call) ?? [];
  return isPublic(called) && (isInput(given) || isWhole(given) || isRenaming(given, isInput));
}

const isMember = (text: string): boolean => /^\w+\.\w+$/.test(text);

/** `{ part: debt, whole: equity, shares }`: inputs under other names, or constants. */
function isRenaming(given: string, isInput: (text: string) => boolean): boolean {
  const [, entries = ""] = /^\{ (.+?),? \}$/.exec(given) ?? [];
  return entries.split(", ").every((entry) => {
    const [, , value = entry] = /^(\w+): (.+)$/.exec(entry) ?? [];
    return isInput(value) || /^\d+(?:\.\d+)?$/.test(value);
  });
}
