import type { AST } from "@eslint-community/regexpp";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { isDisjointWith, JS, NFA } from "refa";
import { analyse } from "scslre";
import { parseSync, Visitor } from "vite";

/** A regular expression as it is written: "/a+b/u". */
export type Pattern = string;

/** Each regular expression that a source file writes out. Those made of texts are found by `patternsMadeBy`. */
export function patternsIn(file: string, source: string): Pattern[] {
  const found: Pattern[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) found.push(`/${node.regex.pattern}/${node.regex.flags}`);
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

/**
 * Why a text can make a pattern slow; empty where its time grows as the length of the text.
 *
 * @returns "Move": it starts anew at each character and reads on to the same end; "Trade" and "Self": two repetitions, or one, share a
 * stretch of text in as many ways as it is long (scslre, after M. Schmidt); "Nested": what a repetition of a group reads in one round it also reads
 * in several, or by two of its alternatives, so that the ways grow as a power of the length.
 */
export function reasonsOfSlowness(pattern: Pattern): string[] {
  const literal = new RegExpParser().parseLiteral(pattern);
  const reports = analyse({ pattern: literal.pattern, flags: literal.flags }).reports.map(({ type }) => type);
  return [...new Set([...reports, ...(hasAmbiguousRounds(literal) ? ["Nested"] : [])])];
}

function hasAmbiguousRounds(literal: AST.RegExpLiteral): boolean {
  let isFound = false;
  visitRegExpAST(literal, {
    onQuantifierEnter({ max, element }) {
      if (
        max >= MANY_ROUNDS &&
        (element.type === "Group" || element.type === "CapturingGroup") &&
        isAmbiguous(element, literal.flags)
      )
        isFound = true;
    },
  });
  return isFound;
}

/** Rounds from which a power of two is a long time. */
const MANY_ROUNDS = 20;

/** As many as the longest list of words of the product needs. */
const MOST_NODES = 200_000;

/** Whether a text of one round is one of several rounds as well, or one of two alternatives. */
function isAmbiguous(group: AST.Group | AST.CapturingGroup, flags: AST.Flags): boolean {
  const { expression, maxCharacter } = JS.Parser.fromLiteral({ source: group.raw, flags: flags.raw }).parse({
    assertions: "ignore",
    backreferences: "disable",
    maxNodes: MOST_NODES,
  });
  const machineOf = (read: typeof expression | (typeof expression.alternatives)[number]) =>
    NFA.fromRegex(read, { maxCharacter }, {}, new NFA.LimitedNodeFactory(MOST_NODES));
  const machines = expression.alternatives.map(machineOf);
  const overlap = machines.some((one, index) => machines.slice(index + 1).some((other) => !isDisjointWith(one, other)));
  const rounds = () => machineOf(expression);
  const several = rounds();
  several.quantify(1, Number.POSITIVE_INFINITY);
  several.prepend(rounds());
  return overlap || !isDisjointWith(rounds(), several);
}
