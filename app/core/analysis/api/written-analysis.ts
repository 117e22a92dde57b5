import { z } from "@hono/zod-openapi";
import { answerFields, ownParameter } from "../../../api/fields/answer-fields.ts";
import { type Selection, withoutTraces } from "../../../api/fields/selection.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import { readChoice } from "../../shared/use-cases/read-parameters.ts";
import { AnalysisAnswer, type Simulation } from "../contracts/analysis-answer.ts";
import { type TraceKind, traceKinds, traceParts } from "../contracts/trace.ts";
import type { Analysis } from "../use-cases/analyse-company.ts";
import { analysisAnswer } from "../use-cases/analysis-answer.ts";

/** How much of an analysis is written. */
export type Writing = { trace: TraceKind; selection: Selection };

/** The parameters that say so; every other parameter is of the question. */
export const writingParameters = ["trace", "fields"] as const;

export const analysisFields = answerFields({
  name: "Analysis",
  schema: AnalysisAnswer,
  traceParts,
  example: "company.name,summary.signal,methods.outcome.valuePerShare",
});

const traceMeaning =
  "How figures came about: with every figure (all), with the values of the methods alone (methods), or not (none), which is the quickest. A trace that is left out is read by the template links.traces, with the path of its field in the place of {field}";

/** Their descriptions, where all traces are told unless said, and where none is. */
export const traceParameter = (usual: TraceKind) =>
  z.enum(traceKinds).default(usual).openapi({ description: traceMeaning, example: "none" });

/** The writing in an address. */
export function writingIn(url: string): Writing {
  const trace = ownParameter(url, "trace");
  return {
    trace: trace === null ? "all" : readChoice("trace", trace, traceKinds),
    selection: analysisFields.selectionIn(url),
  };
}

/** An answer without some of its traces. */
const bare: Readonly<Record<Exclude<TraceKind, "all">, Selection>> = {
  none: withoutTraces(analysisFields.tree, []) ?? "whole",
  methods: withoutTraces(analysisFields.tree, ["methods.outcome.trace"]) ?? "whole",
};

/** An analysis, and what is told beside it. */
export type Answered = { analysis: Analysis; simulation: Simulation | null; policy: Policy | null };

/** An analysis as it is asked for. A trace that is not told is not worked out either. */
export function analysisAsWritten({ analysis, simulation, policy }: Answered, { trace, selection }: Writing): unknown {
  const answer = analysisAnswer(analysis, simulation, { policy, linksTraces: trace !== "all" });
  const told = trace === "all" ? answer : analysisFields.partOf(answer, bare[trace]);
  return analysisFields.partOf(told, selection);
}
