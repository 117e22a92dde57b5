import type { CurrencyCode, Trace, TraceNode } from "@valora/valuation";
import { Fragment, type ReactNode } from "react";
import { type FormulaPiece, inputsOf, piecesOf, type StepNode } from "./trace-graph.ts";
import { TraceLink } from "./trace-link.tsx";
import { type TraceWords, useTraceWords } from "./trace-words.ts";

type FormulaProps = { trace: Trace; step: StepNode; currency: CurrencyCode };

/** The formula of a step in letters: VT = NOPAT × (1 − g ÷ ROIC) ÷ (WACC − g). */
export function FormulaInLetters({ trace, step, currency }: FormulaProps) {
  const words = useTraceWords(currency);
  const letter = (input: string) => {
    const [first] = inputsOf(trace, step, input);
    return first ? <i>{words.symbol(first)}</i> : "0";
  };
  return <Pieces pieces={piecesOf(step.expression)} words={words} input={letter} />;
}

/** The same formula with the figures in their places; each opens where it comes from. */
export function FormulaInFigures({ trace, step, currency }: FormulaProps) {
  const words = useTraceWords(currency);
  const figure = (input: string) => {
    const nodes = inputsOf(trace, step, input);
    const [only] = nodes;
    if (!only) return "0";
    if (typeof step.inputs[input] === "number") return <TraceLink node={only}>{words.value(only)}</TraceLink>;
    return <Series nodes={nodes} words={words} />;
  };
  return <Pieces pieces={piecesOf(step.expression)} words={words} input={figure} />;
}

type PiecesProps = { pieces: readonly FormulaPiece[]; words: TraceWords; input: (name: string) => ReactNode };

function Pieces({ pieces, words, input }: PiecesProps) {
  return pieces.map((piece, index) => {
    const key = `${piece.kind}${index}`;
    if (piece.kind === "input") return <Fragment key={key}>{input(piece.input)}</Fragment>;
    if (piece.kind === "text") return <Fragment key={key}>{words.prose(piece.text)}</Fragment>;
    if (piece.kind === "sub") return <sub key={key}>{piece.text}</sub>;
    return (
      <sup key={key}>
        <Pieces pieces={piece.pieces} words={words} input={input} />
      </sup>
    );
  });
}

const longest = 6;

/** A series between brackets; a long one by its first and last members. */
function Series({ nodes, words }: { nodes: readonly TraceNode[]; words: TraceWords }) {
  const shown = nodes.length <= longest ? nodes : [...nodes.slice(0, 3), ...nodes.slice(-2)];
  return (
    <>
      (
      {shown.map((node, index) => (
        <Fragment key={`${node.id}-${index}`}>
          {index === 0 ? "" : "; "}
          {nodes.length > longest && index === 3 ? "…; " : ""}
          <TraceLink node={node}>{words.value(node)}</TraceLink>
        </Fragment>
      ))}
      )
    </>
  );
}
