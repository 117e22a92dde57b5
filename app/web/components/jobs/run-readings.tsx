import { useTranslations } from "use-intl";
import type { RunReading } from "../../../features/jobs/contracts/job-runs.ts";
import { textByKey } from "../../../messages/text-by-key.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, textColumn } from "../../design/data-table.tsx";
import { CompanyCell } from "../portfolio/company-cell.tsx";

/** The companies of a run as it found them. */
export function RunReadings({ readings }: { readings: readonly RunReading[] }) {
  const t = useTranslations("jobs");
  return (
    <DataTable
      className="table table-stacks mt-4"
      spokenCaption={t("readings")}
      columns={[
        textColumn(t("company")),
        figureColumn(t("value")),
        figureColumn(t("price")),
        figureColumn(t("gap")),
        textColumn(t("signal")),
      ]}
    >
      {readings.map((reading) => (
        <Reading key={reading.ticker} reading={reading} />
      ))}
    </DataTable>
  );
}

function Reading({ reading }: { reading: RunReading }) {
  const t = useTranslations("jobs");
  const failureOf = textByKey(useTranslations("failures"));
  const formats = useFormats();
  const { ticker, name, value, currency, price, priceCurrency, priceAsOf, difference, signal, failure } = reading;
  return (
    <tr>
      <CompanyCell ticker={ticker} name={name}>
        {failure !== null && <span className="hint block">{failureOf(failure, { ticker })}</span>}
      </CompanyCell>
      <td className="figure" data-label={t("value")}>
        {value === null || currency === null ? "–" : formats.price(value, currency)}
      </td>
      <td className="figure" data-label={t("price")}>
        {price === null || priceCurrency === null ? "–" : formats.price(price, priceCurrency)}
        {priceAsOf && <span className="hint block">{formats.date(priceAsOf)}</span>}
      </td>
      <td className="figure" data-label={t("gap")}>
        {difference === null ? "–" : formats.signedPercent(difference)}
      </td>
      <td data-label={t("signal")}>{t("change.signals", { signal: signal ?? "none" })}</td>
    </tr>
  );
}
