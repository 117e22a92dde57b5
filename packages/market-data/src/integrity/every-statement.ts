import { type FigureName, type FiledVersions, type Fundamentals, figureNames, type Ratio } from "@valora/valuation";

/** The conversion of one known figure. */
export type Change = (value: number, name: FigureName) => number;

type Statement = Fundamentals["statements"][number];
type Interim = NonNullable<Fundamentals["interim"]>["quarters"][number];

/** The same change to all statements of a company: years, quarters, twelve months, what those are made of, and parts of the company. */
export function everyStatement(company: Fundamentals, change: Change): Fundamentals {
  const { statements, interim, segments } = company;
  const changed = (statement: Interim): Interim => {
    const { parts, ...rest } = changedStatement(statement, change);
    return parts ? { ...rest, parts: parts.map((part) => changedStatement(part, change)) } : rest;
  };
  return {
    ...company,
    statements: statements.map((statement) => changedStatement(statement, change)),
    ...(segments && { segments: segments.map((each) => ({ ...each, value: change(each.value, each.name) })) }),
    ...(interim && {
      interim: { quarters: interim.quarters.map(changed), trailing: interim.trailing.map(changed) },
    }),
  };
}

/** One statement, every known figure changed. */
export function changedStatement<
  Each extends { figures: Partial<Statement["figures"]>; versions?: FiledVersions | undefined },
>(statement: Each, change: Change): Each {
  const figures = Object.entries(statement.figures).map(([name, value]) => [
    name,
    // safe: the names of `figures` are figure names
    value === null || value === undefined ? value : change(value, name as FigureName),
  ]);
  const { versions } = statement;
  return {
    ...statement,
    figures: Object.fromEntries(figures),
    ...(versions && { versions: changedVersions(versions, change) }),
  };
}

/** What earlier filings said of a figure is changed as the figure is. */
function changedVersions(versions: FiledVersions, change: Change): FiledVersions {
  const changed = figureNames.flatMap((name) => {
    const list = versions[name];
    return list ? [[name, list.map((each) => ({ ...each, value: change(each.value, name) }))] as const] : [];
  });
  return Object.fromEntries(changed);
}

/** Counts of shares multiplied and what counts for one share divided, or the other way round; money stays. */
export function onOtherShares({ factor, isConsolidated }: { factor: Ratio; isConsolidated: boolean }): Change {
  return (value, name) => {
    if (name === "dilutedShares") return isConsolidated ? value / factor : value * factor;
    if (name === "epsDiluted" || name === "dividendsPerShare") return isConsolidated ? value * factor : value / factor;
    return value;
  };
}
