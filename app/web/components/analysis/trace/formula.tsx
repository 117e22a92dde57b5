import type { CurrencyCode, Trace, TraceNode } from "@valora/valuation";
import { Fragment, type ReactNode } from "react";
import { type FormulaPiece, inputsOf, piecesOf, type StepNode } from "./trace-graph.ts";
import { TraceLink } from "./trace-link.tsx";
import { type TraceWords, useTraceWords } from "./trace-words.ts";

type FormulaProps = { trace: Trace; step: StepNode; currency: CurrencyCode };

/** The formula of a step in letters: VT = NOPAT × (1 − g ÷ ROIC) ÷ (WACC − g). */
export function FormulaInLetters({ trace, step, currency }: FormulaProps) {
  const words = useTraceWords(currency);
  const letters = (nodes: readonly TraceNode[]) => [...new Set(nodes.map((node) => words.symbol(node)))];
  return (
    <Pieces
      pieces={readablePieces(trace, step)}
      words={words}
      input={(piece) => {
        const symbols = letters(inputsOf(trace, step, piece.input));
        if (symbols.length === 0) return "0";
        return <Listed items={symbols.map((symbol) => ({ key: symbol, item: <i>{symbol}</i> }))} piece={piece} />;
      }}
    />
  );
}

/** The same formula with the figures in their places; each opens where it comes from. */
export function FormulaInFigures({ trace, step, currency }: FormulaProps) {
  const words = useTraceWords(currency);
  return (
    <Pieces
      pieces={readablePieces(trace, step)}
      words={words}
      input={(piece) => {
        const nodes = inputsOf(trace, step, piece.input);
        if (nodes.length === 0) return "0";
        const items = nodes.map((node, index) => ({
          key: `${node.id}-${index}`,
          item: <TraceLink node={node}>{words.figure(node)}</TraceLink>,
        }));
        return <Listed items={items} piece={piece} />;
      }}
    />
  );
}

type ReadablePiece =
  | Exclude<FormulaPiece, { kind: "input" }>
  | { kind: "input"; input: string; between: string; isBracketed: boolean };
type InputPiece = Extract<ReadablePiece, { kind: "input" }>;

/** A sum of a few named terms is written out, a + b + c; a sum over the years keeps its Σ. */
function readablePieces(trace: Trace, step: StepNode): readonly ReadablePiece[] {
  const pieces = piecesOf(step.expression);
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    const prefix = before?.kind === "text" ? before.text : "";
    if (piece.kind === "text" && after?.kind === "input" && isWrittenOut(step, pieces, index + 1))
      return { kind: "text", text: piece.text.replace(/Σ $/, "") };
    if (piece.kind !== "input") return piece;
    const isOne = inputsOf(trace, step, piece.input).length < 2;
    if (isWrittenOut(step, pieces, index)) {
      const isAlone = prefix === "Σ " && pieces.length === 2;
      return { ...piece, between: " + ", isBracketed: !isOne && !isAlone };
    }
    return { ...piece, between: "; ", isBracketed: !isOne && !prefix.endsWith("(") };
  });
}

/** Not over the years, and not a sum of products of two series: there Σ binds both. */
function isWrittenOut(step: StepNode, pieces: readonly FormulaPiece[], index: number): boolean {
  const before = pieces[index - 1];
  const after = pieces[index + 1];
  const next = pieces[index + 2];
  const isProduct =
    after?.kind === "text" &&
    after.text.trim() === "×" &&
    next?.kind === "input" &&
    typeof step.inputs[next.input] !== "number";
  return before?.kind === "text" && before.text.endsWith("Σ ") && after?.kind !== "sub" && !isProduct;
}

type PiecesProps = {
  pieces: readonly ReadablePiece[];
  words: TraceWords;
  input: (piece: InputPiece) => ReactNode;
};

function Pieces({ pieces, words, input }: PiecesProps) {
  return pieces.map((piece, index) => {
    const key = `${piece.kind}${index}`;
    if (piece.kind === "input") return <Fragment key={key}>{input(piece)}</Fragment>;
    if (piece.kind === "text") return <Fragment key={key}>{words.prose(piece.text)}</Fragment>;
    if (piece.kind === "sub") return <sub key={key}>{piece.text}</sub>;
    return (
      <sup key={key}>
        {piece.pieces.map((raised) => {
          if (raised.kind === "text") return words.prose(raised.text);
          return raised.kind === "input" ? (
            <Fragment key={raised.input}>{input({ ...raised, between: "; ", isBracketed: false })}</Fragment>
          ) : null;
        })}
      </sup>
    );
  });
}

const longest = 6;

/** One item, or several between brackets; a long list by its first and last members. */
function Listed({ items, piece }: { items: readonly { key: string; item: ReactNode }[]; piece: InputPiece }) {
  const isLong = items.length > longest;
  const shown = isLong ? [...items.slice(0, 3), ...items.slice(-2)] : items;
  const isBracketed = piece.isBracketed && items.length > 1;
  return (
    <>
      {isBracketed ? "(" : ""}
      {shown.map(({ key, item }, index) => (
        <Fragment key={key}>
          {index === 0 ? "" : piece.between}
          {isLong && index === 3 ? `…${piece.between}` : ""}
          {item}
        </Fragment>
      ))}
      {isBracketed ? ")" : ""}
    </>
  );
}
