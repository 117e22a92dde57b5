import type { CurrencyCode, IsoDate } from "../inputs/units.ts";
import { traceBuilder } from "../trace/to-trace.ts";
import { assumption, derive, type Quantity, renamed, type Trace } from "../trace/trace.ts";
import { type RatioAbsence, type RatioCompany, type RatioReading, ratioAbsent } from "./ratio-company.ts";
import type { RatioFigureName, RatioUnit } from "./ratio-figures.ts";
import { ratioFormulas } from "./ratio-formulas.ts";
import type { OwnRatio } from "./read-ratio.ts";
import type { TypedNode } from "./typed-ratio.ts";

const isAbsence = (reading: RatioReading): reading is RatioAbsence => reading.kind === "absent";

/** Of every step on the way to the result, and of the numbers that were typed. */
const stepName = "ownRatioPart";

/** What was asked of a company: figure and fiscal year, or today. */
type Asked = (name: RatioFigureName, yearsBack: number, reading: RatioReading) => void;

/**
 * An own ratio of a company: a number with its origin, or why there is none. Every figure that is asked for must be there: nothing
 * stands in for a missing one.
 */
export function ownRatioReading({ node }: OwnRatio, company: RatioCompany, asked: Asked = () => {}): RatioReading {
  const known = new Map<number, RatioReading>();

  function read(part: TypedNode, back: number): RatioReading {
    // Fewer years than this are ever reached.
    const key = part.place * 16 + back;
    const reading = known.get(key) ?? computed(part, back);
    known.set(key, reading);
    return reading;
  }

  function computed(part: TypedNode, back: number): RatioReading {
    switch (part.kind) {
      case "number":
        return assumption(stepName, part.value, "ratio", "user");
      case "figure": {
        const reading = company.reading(part.name, back);
        asked(part.name, back, reading);
        return reading;
      }
      case "written":
        return read(part.of, back);
      case "negated":
        return withEach([read(part.of, back)], ([of]) =>
          finite(derive(stepName, ratioFormulas.negated[part.unit], { part: of })),
        );
      case "operation":
        return withEach([read(part.left, back), read(part.right, back)], ([left, right]) =>
          operated(part, left, right),
        );
      case "ofPair":
        return withEach([read(part.left, back), read(part.right, back)], (values) =>
          finite(derive(stepName, ratioFormulas[part.name === "min" ? "lowest" : "highest"][part.unit], { values })),
        );
      case "overYears":
        return overYears(part, back);
    }
  }

  function overYears(part: Extract<TypedNode, { kind: "overYears" }>, back: number): RatioReading {
    const { name, of, years, unit } = part;
    if (name === "previous") return read(of, back + years);
    if (name === "cagr")
      return withEach([read(of, back), read(of, back + years)], ([now, before]) => {
        if (now.value <= 0 || before.value <= 0) return ratioAbsent("endsNotPositive");
        return finite(
          derive(stepName, ratioFormulas.cagr[unit], {
            now,
            before,
            years: assumption(stepName, years, "years", "user"),
          }),
        );
      });
    const each = Array.from({ length: years }, (_, index) => read(of, back + years - 1 - index));
    return withEach(each, (values) => finite(derive(stepName, ratioFormulas[name][unit], { values })));
  }

  return read(node, 0);
}

function operated({ operator, unit }: Extract<TypedNode, { kind: "operation" }>, left: Quantity, right: Quantity) {
  if (operator === "+") return finite(derive(stepName, ratioFormulas["+"][unit], { left, right }));
  if (operator === "-") return finite(derive(stepName, ratioFormulas["-"][unit], { whole: left, part: right }));
  if (operator === "*") return finite(derive(stepName, ratioFormulas["*"][unit], { share: left, whole: right }));
  return right.value === 0
    ? ratioAbsent("divisionByZero")
    : finite(derive(stepName, ratioFormulas["/"][unit], { part: left, whole: right }));
}

/** A step whose result is a number. */
const finite = (step: Quantity): RatioReading => (Number.isFinite(step.value) ? step : ratioAbsent("notFinite"));

type EachKnown<Readings extends readonly RatioReading[]> = { readonly [Place in keyof Readings]: Quantity };

/** Applies a function to numbers that are all there; else says the first reason, and every figure that is missing for it. */
function withEach<const Readings extends readonly RatioReading[]>(
  readings: Readings,
  then: (quantities: EachKnown<Readings>) => RatioReading,
): RatioReading {
  const absences = readings.filter(isAbsence);
  const [first] = absences;
  // safe: none of them is absent
  if (first === undefined) return then(readings as EachKnown<Readings>);
  const figures = absences.filter(({ reason }) => reason === first.reason).flatMap((each) => each.figures);
  const keyOf = ({ name, fiscalYearEnd }: (typeof figures)[number]) => `${name} ${fiscalYearEnd}`;
  return ratioAbsent(first.reason, [...new Map(figures.map((each) => [keyOf(each), each])).values()]);
}

/** A figure that an own ratio was computed with: of the fiscal year or the day `asOf`, with its place in the trace. */
export type OwnRatioInput = {
  readonly name: RatioFigureName;
  readonly value: number;
  readonly unit: RatioUnit;
  readonly asOf: IsoDate | null;
  readonly node: number;
};

export type OwnRatioReport = {
  readonly expression: string;
  /** Of money and money per share in `currency`. */
  readonly unit: RatioUnit;
  readonly currency: CurrencyCode;
  /** The end of the last fiscal year. */
  readonly fiscalYearEnd: IsoDate | null;
  readonly value: number | null;
  /** Why there is no value; null with one. */
  readonly absence: Omit<RatioAbsence, "kind"> | null;
  /** The figures that it names, as they were found, each once a year. */
  readonly inputs: readonly OwnRatioInput[];
  /** From the value down to the filings; null without a value. */
  readonly trace: Trace | null;
};

/** An own ratio of a company as it is read: the value with everything that it was made of, or the reason why there is none. */
export function ownRatioOf(ratio: OwnRatio, company: RatioCompany): OwnRatioReport {
  const asked = new Map<string, { name: RatioFigureName; quantity: Quantity }>();
  const result = ownRatioReading(ratio, company, (name, yearsBack, reading) => {
    if (!isAbsence(reading)) asked.set(`${name} ${yearsBack}`, { name, quantity: reading });
  });
  const { nodes, idOf } = traceBuilder();
  const inputs = [...asked.values()].map(({ name, quantity }): OwnRatioInput => {
    const { value, unit } = quantity;
    // The figures of the list have the units of ratios.
    return { name, value, unit: unit as RatioUnit, asOf: dayOf(quantity), node: idOf(quantity) };
  });
  const { expression, unit } = ratio;
  const told = { expression, unit, currency: company.currency, fiscalYearEnd: company.fiscalYearEnd, inputs };
  if (isAbsence(result)) {
    const { reason, figures } = result;
    return {
      ...told,
      value: null,
      absence: { reason, figures },
      trace: nodes.length === 0 ? null : { nodes, result: 0 },
    };
  }
  const top = idOf(result.kind === "step" ? renamed(result, "ownRatio") : result);
  return { ...told, value: result.value, absence: null, trace: { nodes, result: top } };
}

/** The day that a figure is of: a filed one says it, and a ratio is of the latest of its figures. */
function dayOf(quantity: Quantity): IsoDate | null {
  if (quantity.kind === "figure") return quantity.fiscalYearEnd;
  if (quantity.kind === "reference") return quantity.asOf.slice(0, 10);
  if (quantity.kind === "assumption") return null;
  const days = Object.values(quantity.inputs)
    .flat()
    .flatMap((input) => dayOf(input) ?? []);
  return days.toSorted().at(-1) ?? null;
}
