import {
  type FlowMethodName,
  flowModelOf,
  projectionOf,
  type Trace,
  type ValuationRequest,
  valuedOnce,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import { useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { DataTable, figureColumn, ScrollRegion, unlabelledColumn } from "../../../../design/data-table.tsx";
import { FieldError } from "../../../../design/field.tsx";
import { useCarriedLanguage, useLocalAddress } from "../../../../session/address.ts";
import { searchOf, withYears } from "../analysis-choice.ts";
import { isPercent } from "../lever-fields.ts";
import { LeverProblem, useLeverWriter, useTypedLever } from "../typed-lever.tsx";
import type { YearEdit } from "./year-edit.ts";
import { withYear, yearField } from "./year-fields.ts";

type YearEditorProps = { edit: YearEdit; method: FlowMethodName };

/** Growth, margin and capital of each year. A form that works by itself; with scripts each change counts at once. */
export function YearEditor({ edit, method }: YearEditorProps) {
  const { file, request, choice, address, choose } = edit;
  const t = useTranslations("expert.years");
  const carried = useCarriedLanguage();
  const local = useLocalAddress();
  const computed = useMemo(() => computedYears(edit, method), [file, request, method]);
  const levers = yearlyLevers.filter((lever) => computed.levers[lever] !== undefined);
  const { overrides } = choice;
  const years = computed.years;
  const cleared = { ...choice, overrides: withYears(overrides, {}) };
  // Years that have no field here stay as the address has them.
  const entries = [...new URLSearchParams(searchOf(choice))];
  return (
    <form className="years-form" action={`${address}#years`} method="get" onSubmit={(event) => event.preventDefault()}>
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried === null ? null : <input type="hidden" name="lang" value={carried} />}
      <p className="explains t-small text-ink-2">{t("lead")}</p>
      <ScrollRegion label={t("title")}>
        <DataTable
          className="table projection"
          columns={[
            unlabelledColumn(t("assumption")),
            ...years.map((year) => figureColumn(t("year", { year: String(year) }))),
          ]}
        >
          {levers.map((lever) => (
            <tr key={lever}>
              <th scope="row">
                {t(`levers.${lever}`)} <span className="text-ink-3">{isPercent(lever) ? "(%)" : "(×)"}</span>
              </th>
              {years.map((year) => (
                <td key={year} className="figure">
                  <YearInput edit={edit} lever={lever} year={year} computed={computed.levers[lever]?.get(year)} />
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </ScrollRegion>
      <p className="years-actions t-small">
        <button type="submit" className="button button-primary no-script">
          {t("submit")}
        </button>
        {searchOf(cleared) === searchOf(choice) ? null : (
          <a
            className="link"
            href={local(`${address}${searchOf(cleared)}#years`)}
            onClick={(event) => {
              event.preventDefault();
              choose({ overrides: cleared.overrides });
            }}
          >
            {t("clear")}
          </a>
        )}
      </p>
    </form>
  );
}

type YearInputProps = { edit: YearEdit; lever: YearlyLever; year: number; computed: number | undefined };

/** One cell: empty, it is the calculation's, which stands in grey; what cannot be used stays with its reason. */
function YearInput({ edit, lever, year, computed }: YearInputProps) {
  const { choice, refused, choose } = edit;
  const { overrides } = choice;
  const t = useTranslations("expert.years");
  const id = useId();
  const write = useLeverWriter(lever);
  const own = overrides[lever]?.[year - 1] ?? undefined;
  const { input, text, problem, type, settle } = useTypedLever({
    lever,
    own,
    refused: refused[yearField(lever, year)] ?? null,
    onChange: (value) =>
      choose(({ overrides: before }) => ({ overrides: { ...before, [lever]: withYear(before[lever], year, value) } })),
  });
  return (
    <>
      <span
        className={own === undefined ? "number-box" : "number-box number-box-yours"}
        data-invalid={problem !== null}
      >
        <input
          ref={input}
          name={yearField(lever, year)}
          value={text}
          placeholder={computed === undefined ? "" : write(computed)}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t("field", { name: t(`levers.${lever}`), year: String(year) })}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : id}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
        />
      </span>
      {problem === null ? null : (
        <FieldError id={id}>
          <LeverProblem lever={lever} problem={problem} />
        </FieldError>
      )}
    </>
  );
}

const horizonOf = ({ nodes }: Trace): number => nodes.find(({ name }) => name === "horizon")?.value ?? 0;

/** The engine's value of each year when the reader sets none; no entry for a line that the method does not have. */
function computedYears({ file, request }: YearEdit, method: FlowMethodName) {
  const plain: ValuationRequest = { ...request, overrides: withYears(request.overrides, {}) };
  const model = flowModelOf(valuedOnce(file, plain), method);
  const projection = model.kind === "flowModel" ? projectionOf(model.trace) : null;
  const rowOf = (name: "yearGrowth" | "projectedMargin") => projection?.rows.find((row) => row.name === name)?.cells;
  const growth = rowOf("yearGrowth");
  // The years of the fade stage follow from those of the horizon.
  const horizon = model.kind === "flowModel" ? horizonOf(model.trace) : 0;
  const years = [...(growth?.keys() ?? [])].filter((year) => year <= horizon);
  const everyYear = (value: number | undefined) =>
    value === undefined ? undefined : new Map(years.map((year) => [year, value]));
  const valuesOf = (cells: typeof growth) => cells && new Map([...cells].map(([year, { value }]) => [year, value]));
  const held = model.kind === "flowModel" && method === "discountedCashFlow" ? model.levers : {};
  const levers: Partial<Record<YearlyLever, ReadonlyMap<number, number> | undefined>> = {
    growthByYear: valuesOf(growth),
    marginByYear: valuesOf(rowOf("projectedMargin")) ?? everyYear(held.margin),
    salesToCapitalByYear: everyYear(held.salesToCapital),
  };
  return { years, levers };
}
