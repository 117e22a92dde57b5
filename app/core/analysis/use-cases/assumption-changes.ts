import { type ExpertLever, expertLevers } from "@valora/valuation";
import { computedLevers } from "@valora/valuation/computed-levers";
import { overridesOf } from "../contracts/asked-analysis.ts";
import { usualForm } from "../contracts/asked-parts/chosen-forms.ts";
import type { AssumptionChange } from "../contracts/assumption-change.ts";
import { changedAssumptions, type NotedAssumption } from "../contracts/assumption-notes.ts";
import type { Analysis } from "./analyse-company.ts";

type Asked = Pick<Analysis, "file" | "query" | "report">;
type NamedNumber = "wacc" | "g" | "horizon" | ExpertLever;

/** The reader's overrides of an analysis, each with the computed value and the reader's reason. */
export function assumptionChanges(analysis: Asked): AssumptionChange[] {
  const computed = computedNumbers(analysis);
  return changedAssumptions(overridesOf(analysis.query)).flatMap((name) => changeOf(name, analysis, computed) ?? []);
}

function changeOf(
  assumption: NotedAssumption,
  { file, query, report }: Asked,
  computedNumber: (name: NamedNumber) => number | null,
): AssumptionChange | null {
  const note = query.notes?.[assumption] ?? null;
  const overrides = overridesOf(query);
  switch (assumption) {
    case "peers": {
      const { peers: chosen } = query;
      return chosen
        ? { kind: "peers", assumption, computed: file.peers.map(({ ticker }) => ticker), chosen, note }
        : null;
    }
    case "type": {
      const { type: chosen, computed } = report.classification;
      return computed ? { kind: "type", assumption, computed: computed.type, chosen, note } : null;
    }
    case "discounting":
    case "cashFlow":
    case "dividends": {
      const { [assumption]: chosen } = overrides;
      const computed = usualForm(assumption, report.classification.type);
      return chosen ? { kind: "form", assumption, computed, chosen, note } : null;
    }
    case "growthByYear":
    case "marginByYear":
    case "salesToCapitalByYear": {
      const chosen = overrides[assumption];
      return chosen ? { kind: "years", assumption, chosen, note } : null;
    }
    default: {
      const chosen = overrides[assumption === "g" ? "growth" : assumption];
      return chosen === undefined
        ? null
        : { kind: "number", assumption, computed: computedNumber(assumption), chosen, note };
    }
  }
}

/** The computed value; null where there is none. */
function computedNumbers({ file, query, report }: Asked): (name: NamedNumber) => number | null {
  const overrides = overridesOf(query);
  const isLeverSet = expertLevers.some((lever) => overrides[lever] !== undefined);
  const levers = isLeverSet ? computedLevers(file, { scenario: query.scenario, overrides }) : {};
  const { wacc, growth, horizon } = report.assumptions;
  return (name) => {
    if (name === "wacc") return wacc?.computed ?? null;
    if (name === "g") return growth?.computed ?? null;
    return name === "horizon" ? horizon.computed : (levers[name] ?? null);
  };
}
