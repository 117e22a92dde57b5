import {
  type CompanyFile,
  type CurrencyCode,
  priceInReportingCurrency,
  type ValuationRequest,
} from "@valora/valuation";
import { type AssetRung, assetLadderOf } from "@valora/valuation/asset-ladder";
import { useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { type LadderScale, ladderScaleOf } from "../../../../charts/ladder-scale.ts";
import { useFormats } from "../../../analysis/formats.ts";
import { ColumnHeads, figureColumn, textColumn, unlabelledColumn } from "../../../design/data-table.tsx";

type AssetLadderProps = { file: CompanyFile; request: ValuationRequest; currency: CurrencyCode };

/** What the books say belongs to a share, and what is left of it by ever stricter measures: a rung each. */
export function AssetLadder({ file, request, currency }: AssetLadderProps) {
  const t = useTranslations("analysis.how.ladder");
  const formats = useFormats();
  const id = useId();
  const ladder = useMemo(() => assetLadderOf(file, request), [file, request]);
  if (ladder.kind === "unavailable") return null;
  const price = priceInReportingCurrency(file.fundamentals);
  const scale = ladderScaleOf(
    ladder.rungs.map(({ value }) => value),
    price,
  );
  return (
    <section className="asset-ladder" aria-labelledby={id}>
      <h4 className="t-small font-semibold" id={id}>
        {t("title")}
      </h4>
      <p className="t-small mt-1 max-w-[80ch] text-ink-2">{t("lead")}</p>
      <table className="ledger mt-3">
        <ColumnHeads
          columns={[
            textColumn(t("rung")),
            unlabelledColumn(t("drawing")),
            figureColumn(t("change")),
            figureColumn(t("value", { currency: formats.currency(currency) })),
          ]}
        />
        <tbody>
          {ladder.rungs.map((rung, index) => (
            <Rung key={rung.name} rung={rung} rungs={ladder.rungs} index={index} scale={scale} price={price} />
          ))}
        </tbody>
      </table>
      {price === null ? null : (
        <p className="t-tiny mt-2 text-ink-3" data-trace="price">
          {t(scale.holds(price) ? "price" : "priceOutside", { price: formats.price(price, currency) })}
        </p>
      )}
    </section>
  );
}

const height = 52;
const middle = height / 2;
const percent = (value: number) => `${value.toFixed(2)}%`;

type RungProps = {
  rung: AssetRung;
  rungs: readonly AssetRung[];
  index: number;
  scale: LadderScale;
  price: number | null;
};

function Rung({ rung, rungs, index, scale, price }: RungProps) {
  const t = useTranslations("analysis.how.ladder");
  const formats = useFormats();
  const { name } = rung;
  const signed = (value: number) => `${value < 0 ? "\u2212" : "+"}${formats.amount(Math.abs(value))}`;
  const change = rung.value === null ? null : rung.change;
  return (
    <tr data-trace={`assetLadder/${name}`}>
      <th scope="row">
        {t(`rungs.${name}`)} <small className="block">{t(`notes.${name}`)}</small>
      </th>
      <td className={rung.value === null ? "ledger-bar ladder-reason" : "ledger-bar"} aria-hidden={rung.value !== null}>
        {rung.value === null ? (
          <span>{t(`reasons.${rung.reason}`)}</span>
        ) : (
          <RungDrawing rungs={rungs} index={index} scale={scale} price={price} />
        )}
      </td>
      <td className="figure num">{change === null ? "" : signed(change)}</td>
      <td className="figure num">{rung.value === null ? "–" : formats.amount(rung.value)}</td>
    </tr>
  );
}

/** The rung at its value, and the dotted rails that lead to it from the rung above and on to the one below. */
function RungDrawing({ rungs, index, scale, price }: Omit<RungProps, "rung">) {
  const value = rungs[index]?.value ?? 0;
  const above = rungs.slice(0, index).findLast((rung) => rung.value !== null)?.value ?? null;
  const hasBelow = rungs.slice(index + 1).some((rung) => rung.value !== null);
  const x = percent(scale.at(value));
  const rail = { stroke: "var(--s4)", strokeWidth: 1.5, strokeDasharray: "2 3" };
  return (
    <svg className="block w-full" height={height} overflow="visible" aria-hidden="true">
      <line x1={percent(scale.at(0))} x2={percent(scale.at(0))} y1="-6" y2={height + 6} stroke="var(--line-2)" />
      {price === null || !scale.holds(price) ? null : (
        <line
          x1={percent(scale.at(price))}
          x2={percent(scale.at(price))}
          y1="-6"
          y2={height + 6}
          stroke="var(--ink)"
          strokeWidth="1.25"
        />
      )}
      {above === null ? null : (
        <>
          <line x1={percent(scale.at(above))} x2={percent(scale.at(above))} y1="-6" y2={middle} {...rail} />
          <line x1={percent(scale.at(above))} x2={x} y1={middle} y2={middle} {...rail} />
        </>
      )}
      {hasBelow ? <line x1={x} x2={x} y1={middle} y2={height + 6} {...rail} /> : null}
      <rect x={x} width="32" y={middle - 3} height="6" rx="1" fill="var(--s5)" transform="translate(-16 0)" />
    </svg>
  );
}
