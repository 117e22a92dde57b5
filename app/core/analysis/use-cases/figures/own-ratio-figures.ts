import type { ToldOwnRatio } from "../../../fundamentals/contracts/told-own-ratio.ts";
import { nodesById } from "./nodes-by-id.ts";

/** Ratios of the reader's own by their place: the result and the figures that each names, with their places in its trace. */
export const ownRatioFigures = (ratios: readonly ToldOwnRatio[]) =>
  Object.fromEntries(
    ratios.map(({ place, value, inputs, trace }) => [
      place,
      {
        result: value === null || trace === null ? null : { value, node: trace.result },
        inputs,
        trace: nodesById(trace),
      },
    ]),
  );
