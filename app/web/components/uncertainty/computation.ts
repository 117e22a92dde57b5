import {
  type CompanyFile,
  type PerShare,
  type SimulationRefused,
  simulatorOf,
  type Unavailable,
  type ValuationRequest,
  type ValueDistribution,
  valueCompany,
} from "@valora/valuation";
import { type ValueThroughTime, valueThroughTimeInSlices } from "@valora/valuation/through-time";
import type { SimulationSettings } from "../../../core/analysis/contracts/shown-parts/simulation-settings.ts";

/** Work that takes longer than a blink: done beside the page. Plain data, so that it can be sent. */
export type Work =
  | { kind: "throughTime"; file: CompanyFile }
  | {
      kind: "simulation";
      file: CompanyFile;
      request: ValuationRequest;
      price: PerShare | null;
      settings: SimulationSettings;
    };

export type AnswerTo<Kind extends Work["kind"]> = Kind extends "throughTime"
  ? ValueThroughTime | Unavailable
  : ValueDistribution | SimulationRefused | Unavailable;

/** Messages of work under way: how much is done, then the answer. */
export type Told<Kind extends Work["kind"] = Work["kind"]> =
  | { kind: "progress"; done: number }
  | { kind: "answer"; answer: AnswerTo<Kind> };

const slices = 20;

/** Does the work slice by slice, and tells after each how much is done, from 0 to 1. The last word is the answer. */
export function* computationOf(work: Work): Generator<Told> {
  const task = work.kind === "throughTime" ? pastOf(work) : drawsOf(work);
  if (task.kind === "unavailable") {
    yield { kind: "answer", answer: task };
    return;
  }
  for (let done = 0; done < task.whole; ) {
    const slice = Math.min(Math.ceil(task.whole / slices), task.whole - done);
    task.advance(slice);
    done += slice;
    yield { kind: "progress", done: done / task.whole };
  }
  yield { kind: "answer", answer: task.result() };
}

type Task =
  | Unavailable
  | { kind: "task"; whole: number; advance: (slice: number) => void; result: () => AnswerTo<Work["kind"]> };

function pastOf({ file }: Extract<Work, { kind: "throughTime" }>): Task {
  const past = valueThroughTimeInSlices(file);
  if (past.kind === "unavailable") return past;
  return { kind: "task", whole: past.months, advance: past.advance, result: past.result };
}

function drawsOf({ file, request, price, settings }: Extract<Work, { kind: "simulation" }>): Task {
  const { paths, seed, deviations } = settings;
  const simulator = simulatorOf(valueCompany(file, request), { seed, price, deviations });
  if (simulator.kind === "unavailable") return simulator;
  return { kind: "task", whole: paths, advance: simulator.advance, result: simulator.result };
}
