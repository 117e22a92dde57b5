import type { RatioNode, RatioOperator } from "./ratio-language.ts";

const strength: Readonly<Record<RatioOperator, number>> = { "+": 1, "-": 1, "*": 2, "/": 2 };
const strengthOf = (node: RatioNode): number => {
  if (node.kind === "operation") return strength[node.operator];
  return node.kind === "negated" ? 3 : 4;
};

const within = (text: string, isParted: boolean): string => (isParted ? `(${text})` : text);

/** The one way in which an expression is written: full names, a space around each operator, no parenthesis that changes nothing. */
export function printedRatio(node: RatioNode): string {
  switch (node.kind) {
    case "number":
      return String(node.value);
    case "figure":
      return node.name;
    case "negated":
      return `-${within(printedRatio(node.of), strengthOf(node.of) < 3)}`;
    case "operation": {
      const own = strength[node.operator];
      const left = within(printedRatio(node.left), strengthOf(node.left) < own);
      const right = within(printedRatio(node.right), strengthOf(node.right) <= own);
      return `${left} ${node.operator} ${right}`;
    }
    case "overYears":
      return `${node.name}(${printedRatio(node.of)}, ${node.years})`;
    case "ofPair":
      return `${node.name}(${printedRatio(node.left)}, ${printedRatio(node.right)})`;
    case "writtenAs":
      return `${node.name}(${printedRatio(node.of)})`;
  }
}
