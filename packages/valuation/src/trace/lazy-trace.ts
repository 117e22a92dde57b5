import type { CrossCheck, Estimate } from "../report/outcome.ts";
import { idsInTrace, toTrace } from "./to-trace.ts";
import type { Quantity, Step, Trace, TraceNode } from "./trace.ts";

/** The input of a lazy property, and its computed value. */
type Traced = { result: () => Quantity; trace: Trace | undefined };
type Explained = Traced & {
  drivers: readonly Quantity[];
  besides: () => readonly Step[];
  driverIds: readonly number[] | undefined;
  besideValues: readonly CrossCheck[] | undefined;
};

/** Carries `from` unseen, for getters that all objects share. */
class Lazy<From extends Traced> {
  readonly #from: From;

  constructor(from: From) {
    this.#from = from;
  }

  /** A property that is computed when it is read, and otherwise looks like any other: listed, copied, written as JSON. */
  static property<From extends Traced>(compute: (from: From) => unknown): PropertyDescriptor {
    return {
      enumerable: true,
      get(this: Lazy<From>) {
        return compute(this.#from);
      },
    };
  }

  /** The input of an object that was made here; null for any other, such as a copy that was written as JSON. */
  static inputOf(object: object): Traced | null {
    return #from in object ? object.#from : null;
  }
}

function traceOf(from: Traced): Trace {
  from.trace ??= toTrace(from.result());
  return from.trace;
}

const withTraceOnly = { trace: Lazy.property(traceOf) };
const withDetails = {
  drivers: Lazy.property((from: Explained) => {
    from.driverIds ??= idsInTrace(traceOf(from), from.drivers);
    return from.driverIds;
  }),
  trace: Lazy.property(traceOf),
  besides: Lazy.property((from: Explained) => {
    from.besideValues ??= from
      .besides()
      .filter(({ value }) => Number.isFinite(value))
      .map((step) => withTrace({ name: step.name, value: step.value, unit: step.unit }, step));
    return from.besideValues;
  }),
};

/**
 * `values` with the trace of `result`, which is built when it is first read: a moved slider needs the values at once, a trace
 * only when it is read.
 *
 * All objects share their getters. One in an object literal would give each object a shape of its own, which V8 keeps, with
 * all that the getter sees, until the next full collection.
 */
export function withTrace<Values extends object>(values: Values, result: Quantity): Values & { readonly trace: Trace } {
  const object = Object.assign(new Lazy({ result: () => result, trace: undefined }), values);
  // The descriptors add what the type says; `Object.defineProperties` cannot tell.
  return Object.defineProperties(object, withTraceOnly) as typeof object & { readonly trace: Trace };
}

/** An estimate whose trace, drivers and figures beside it are worked out when they are first read. */
export function estimateWith(
  values: Omit<Estimate, "trace" | "drivers" | "besides">,
  from: { result: () => Quantity; drivers: readonly Quantity[]; besides: () => readonly Step[] },
): Estimate {
  const lazy = new Lazy<Explained>({ ...from, trace: undefined, driverIds: undefined, besideValues: undefined });
  // As above.
  return Object.defineProperties(Object.assign(lazy, values), withDetails) as unknown as Estimate;
}

/** A named figure that tells most about an estimate. */
export type Driver = Pick<TraceNode, "name" | "value" | "unit">;

/** The drivers of an estimate by themselves: the same figures as the nodes that `drivers` names, without building the trace. */
export function driverFiguresOf(estimate: Estimate): readonly Driver[] {
  const input = Lazy.inputOf(estimate);
  if (input !== null && isExplained(input)) return input.drivers.map(figureOf);
  return estimate.drivers.flatMap((id) => estimate.trace.nodes.find((node) => node.id === id) ?? []).map(figureOf);
}

const figureOf = ({ name, value, unit }: Driver): Driver => ({ name, value, unit });

const isExplained = (input: Traced): input is Explained => "drivers" in input;
