import type { ComparedMultiple, PeerComparison } from "@valora/valuation";
import { useTranslations } from "use-intl";
import { type DotScale, dotScaleOf } from "../../../charts/dot-scale.ts";
import { useFormats } from "../../analysis/formats.ts";
import { ColumnHeads, figureColumn, textColumn, unlabelledColumn } from "../../design/data-table.tsx";

const percent = (value: number) => `${value.toFixed(2)}%`;
const middle = 16;

/** Every multiple on a line of its own from nothing: the peers as dots, their middle half as the ground, the company as a diamond. */
export function PeerPlot({ comparison: { multiples } }: { comparison: PeerComparison }) {
  const t = useTranslations("peers.plot");
  const drawn = multiples.flatMap((multiple) => {
    const scale = dotScaleOf(marksOf(multiple));
    return scale === null ? [] : [{ multiple, scale }];
  });
  if (drawn.length === 0) return null;
  return (
    <figure className="peer-plot" aria-label={t("label")}>
      <table className="ledger">
        <ColumnHeads
          columns={[
            textColumn(t("multiple")),
            unlabelledColumn(t("drawing")),
            figureColumn(t("own")),
            figureColumn(t("median")),
          ]}
        />
        <tbody>
          {drawn.map(({ multiple, scale }) => (
            <PlotRow key={multiple.kind} multiple={multiple} scale={scale} />
          ))}
        </tbody>
      </table>
      <PlotKey />
    </figure>
  );
}

/** The statistic counts only where the method takes the multiple. */
const quartilesOf = ({ isUsed, statistic }: ComparedMultiple) => (isUsed ? (statistic?.value ?? null) : null);

function marksOf(multiple: ComparedMultiple): number[] {
  const { neutral = null, optimistic = null } = quartilesOf(multiple) ?? {};
  const marks = [multiple.own, neutral, optimistic].flatMap((number) => (number === null ? [] : [number.value]));
  return marks.some((value) => value > 0) ? marks : valuesOf(multiple).slice(0, 1);
}

const valuesOf = ({ peers }: ComparedMultiple) => peers.flatMap((peer) => (peer === null ? [] : [peer.value]));

function PlotRow({ multiple, scale }: { multiple: ComparedMultiple; scale: DotScale }) {
  const t = useTranslations();
  const formats = useFormats();
  const { kind, own, isUsed } = multiple;
  const median = quartilesOf(multiple)?.neutral ?? null;
  const root = `peers/multiples/${kind}`;
  return (
    <tr className={isUsed ? undefined : "peer-plot-beside"}>
      <th scope="row">
        <abbr title={t(`quantities.${kind}`)}>{t(`symbols.${kind}`)}</abbr>
        {isUsed ? null : <small> {t("peers.plot.beside")}</small>}
      </th>
      <td className="ledger-bar" aria-hidden="true">
        <PlotLine multiple={multiple} scale={scale} />
      </td>
      <td className="figure num" data-trace={own === null ? undefined : `${root}/own/value`}>
        {own === null ? "–" : formats.multiple(own.value)}
      </td>
      <td className="figure num" data-trace={median === null ? undefined : `${root}/statistic/value/neutral/value`}>
        {median === null ? "–" : formats.multiple(median.value)}
      </td>
    </tr>
  );
}

function PlotLine({ multiple, scale }: { multiple: ComparedMultiple; scale: DotScale }) {
  const t = useTranslations("peers.plot");
  const values = valuesOf(multiple);
  const quartiles = quartilesOf(multiple);
  const { own } = multiple;
  const beyond = values.filter((value) => value > 0 && !scale.holds(value)).length;
  const half =
    quartiles?.conservative && quartiles.optimistic
      ? { from: scale.at(quartiles.conservative.value), to: scale.at(quartiles.optimistic.value) }
      : null;
  return (
    <svg className="block w-full" height={2 * middle} aria-hidden="true">
      {half === null ? null : (
        <rect x={percent(half.from)} width={percent(half.to - half.from)} y="4" height="24" fill="var(--s1)" />
      )}
      <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--line-2)" />
      {values.filter(scale.holds).map((value) => (
        <circle key={value} cx={percent(scale.at(value))} cy={middle} r="4" fill="var(--s4)" opacity=".75" />
      ))}
      {quartiles?.neutral ? (
        <rect x={percent(scale.at(quartiles.neutral.value))} y="3" width="3" height="26" fill="var(--s5)" />
      ) : null}
      {own !== null && scale.holds(own.value) ? (
        <svg x={percent(scale.at(own.value))} y={middle} width="1" height="1" overflow="visible" aria-hidden="true">
          <path d="M0-7 7 0 0 7-7 0Z" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.5" />
        </svg>
      ) : null}
      {beyond === 0 ? null : (
        <text x="100%" y="10" textAnchor="end" className="axis">
          {t("beyond", { count: String(beyond) })}
        </text>
      )}
    </svg>
  );
}

function PlotKey() {
  const t = useTranslations("peers.plot.key");
  return (
    <p className="time-key t-tiny peer-key">
      <span>
        <i className="key-own" />
        {t("own")}
      </span>
      <span>
        <i className="key-peer" />
        {t("peer")}
      </span>
      <span>
        <i className="key-median" />
        {t("median")}
      </span>
      <span>
        <i className="key-half" />
        {t("half")}
      </span>
    </p>
  );
}
