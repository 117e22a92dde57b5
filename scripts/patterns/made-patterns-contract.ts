import { parseSync, Visitor } from "vite";
import type { Pattern } from "./slow-patterns-contract.ts";

/** Whether a source file makes regular expressions of texts while the product runs. */
export function makesPatterns(file: string, source: string): boolean {
  if (!source.includes("RegExp(")) return false;
  let isFound = false;
  const visitor = new Visitor({
    NewExpression({ callee, arguments: [text] }) {
      if (callee.type === "Identifier" && callee.name === "RegExp" && text?.type !== "Literal") isFound = true;
    },
    CallExpression({ callee }) {
      if (callee.type === "Identifier" && callee.name === "RegExp") isFound = true;
    },
  });
  visitor.visit(parseSync(file, source).program);
  return isFound;
}

/** The patterns that our files make of texts while `work` runs, modules that it imports for the first time among them. */
export async function patternsMadeBy(work: () => Promise<unknown>): Promise<Set<Pattern>> {
  const made = new Set<Pattern>();
  const plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct(target, words, asked) {
      const pattern: RegExp = Reflect.construct(target, words, asked);
      if (!isOfPackage(new Error().stack)) made.add(String(pattern));
      return pattern;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = plain;
  }
  return made;
}

/** Whether an installed package has asked for it: the first line is this file, the second the one that asks. */
const isOfPackage = (stack = ""): boolean => /^.*\n.*\n.*\/node_modules\//.test(stack);
