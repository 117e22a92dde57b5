import { type CurrencyCode, type Scenario, scenarios } from "@valora/valuation";
import type { PartLine, SumOfParts } from "@valora/valuation/sum-of-parts";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../../design/data-table.tsx";
import { usePartName } from "./part-name.ts";

type PartsTableProps = { told: SumOfParts; scenario: Scenario; currency: CurrencyCode };

/** Each part with its figure, the multiple and what that makes it worth; below, the way to the share. */
export function PartsTable({ told, scenario, currency }: PartsTableProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { lines, enterprise, netClaims, perShare } = told;
  const millions = (value: number) => formats.millions(value);
  return (
    <ScrollRegion label={t("understanding.parts.title")}>
      <DataTable
        className="table parts-table"
        caption={
          <caption className="t-tiny text-left text-ink-3">
            {t("understanding.parts.unit", { currency: formats.currency(currency) })}
          </caption>
        }
        columns={[
          textColumn(t("understanding.parts.part")),
          figureColumn(t("understanding.parts.amount")),
          figureColumn(t("understanding.parts.multiple")),
          ...scenarios.map((each) => figureColumn(t(`analysis.scenarios.${each}`))),
        ]}
      >
        {lines.map((line, index) => (
          <Line key={`${line.member ?? "rest"} ${line.basis}`} {...{ line, index, scenario }} />
        ))}
        <tr className="total">
          <th scope="row" colSpan={3}>
            {t("understanding.parts.enterprise")}
          </th>
          {scenarios.map((each) => (
            <td key={each} className="figure" data-trace={`sumOfParts/enterprise/${each}`}>
              {millions(enterprise[each])}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            {t("understanding.parts.netClaims")}
          </th>
          {scenarios.map((each) => (
            <td key={each} className="figure" data-trace="sumOfParts/netClaims">
              {millions(-netClaims)}
            </td>
          ))}
        </tr>
        <tr className="total">
          <th scope="row" colSpan={3}>
            {t("understanding.parts.perShare", { currency: formats.currency(currency) })}
          </th>
          {scenarios.map((each) => (
            <td key={each} className="figure" data-trace={`sumOfParts/perShare/${each}`}>
              {formats.amount(perShare[each].value)}
            </td>
          ))}
        </tr>
      </DataTable>
    </ScrollRegion>
  );
}

function Line({ line, index, scenario }: { line: PartLine; index: number; scenario: Scenario }) {
  const t = useTranslations();
  const formats = useFormats();
  const nameOf = usePartName();
  const at = `sumOfParts/lines/${index}`;
  return (
    <tr>
      <th scope="row">
        {nameOf(line)}
        <small className="block text-ink-3">
          {t("understanding.parts.by", { from: line.from, count: line.peers, industry: line.industry?.name ?? "own" })}
        </small>
      </th>
      <td className="figure" data-trace={`${at}/amount`}>
        {formats.millions(line.amount.value)}
        <small className="block text-ink-3">{t(`figures.${line.basis}`)}</small>
      </td>
      <td className="figure" data-trace={`${at}/multiple/${scenario}`}>
        {formats.multiple(line.multiple[scenario].value)}
      </td>
      {scenarios.map((each) => (
        <td key={each} className="figure" data-trace={`${at}/value/${each}`}>
          {formats.millions(line.value[each].value)}
        </td>
      ))}
    </tr>
  );
}
