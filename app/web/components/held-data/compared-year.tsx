import { useTranslations } from "use-intl";
import type { HeldDataAnswer } from "../../../core/fundamentals/contracts/held-data.ts";
import { useFormats } from "../../analysis/formats.ts";
import { DataTable, figureColumn, ScrollRegion, textColumn } from "../../design/data-table.tsx";
import { useHolderName } from "./use-holder-name.ts";

type Held = { held: HeldDataAnswer };
type Compared = NonNullable<HeldDataAnswer["compared"]>;

/** The main figures of the latest year that two sources hold, side by side; then prices of one day that do not agree. */
export function ComparedYear({ held }: Held) {
  const t = useTranslations("heldData");
  const formats = useFormats();
  const { compared } = held;
  return (
    <section className="sec" aria-labelledby="compared-title">
      <div className="sec-head">
        <h2 className="t-h2" id="compared-title">
          {t("compared")}
        </h2>
      </div>
      <p className="t-small mb-3 max-w-[72ch] text-ink-2">
        {compared === null
          ? t("notCompared")
          : t("comparedSay", {
              date: formats.date(compared.fiscalYearEnd),
              currency: formats.currency(compared.currency),
            })}
      </p>
      {compared === null ? null : <ComparedFigures compared={compared} />}
      <PriceConflicts held={held} />
    </section>
  );
}

function ComparedFigures({ compared: { providers, figures } }: { compared: Compared }) {
  const t = useTranslations();
  const holderName = useHolderName();
  return (
    <ScrollRegion label={t("heldData.compared")}>
      <DataTable
        className="table years-table"
        columns={[
          textColumn(t("heldData.figure")),
          ...providers.map((provider) => figureColumn(holderName(provider))),
          figureColumn(t("heldData.difference")),
        ]}
      >
        {figures.map((figure) => (
          <ComparedRow key={figure.name} figure={figure} />
        ))}
      </DataTable>
    </ScrollRegion>
  );
}

function ComparedRow({ figure: { name, values, difference, differs } }: { figure: Compared["figures"][number] }) {
  const t = useTranslations();
  const formats = useFormats();
  const percent = difference === null ? "" : formats.percent(difference);
  const told = differs ? t("heldData.differs", { percent }) : t("heldData.agrees");
  return (
    <tr>
      <th scope="row">{t(`figures.${name}`)}</th>
      {values.map(({ provider, value }) => (
        <td key={provider} className="figure">
          {value === null ? "–" : formats.number(value / 1e6, Math.abs(value) < 1e9 ? 1 : 0)}
        </td>
      ))}
      <td className={differs ? "figure held-differs" : "figure"}>{difference === null ? t("heldData.alone") : told}</td>
    </tr>
  );
}

function PriceConflicts({ held: { priceConflicts } }: Held) {
  const t = useTranslations("heldData");
  const formats = useFormats();
  const holderName = useHolderName();
  return priceConflicts.map(({ asOf, currency, prices }) => (
    <p key={`${asOf} ${currency}`} className="mt-3">
      {t("conflict", {
        date: formats.date(asOf),
        list: prices
          .map(({ provider, value }) =>
            t("conflictOne", { provider: holderName(provider), price: formats.price(value, currency) }),
          )
          .join("; "),
      })}
    </p>
  ));
}
