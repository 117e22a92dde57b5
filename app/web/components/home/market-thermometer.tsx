import { ChevronDown } from "lucide-react";
import { useTranslations } from "use-intl";
import { thermometerAreas, thermometerBars } from "../../../charts/thermometer-shapes.ts";
import { useFormats } from "../../analysis/formats.ts";
import { LocalLink } from "../site/local-link.tsx";
import type { ShownGroup, ShownThermometer } from "./shown-thermometer.ts";
import "./thermometer.css";

/** How many companies are dear and cheap by their values: through time as a drawing, by country and sector as bars that lead to the screener. */
export function MarketThermometer({ thermometer }: { thermometer: ShownThermometer }) {
  const t = useTranslations("home.thermometer");
  const formats = useFormats();
  const { dataAsOf, companies, hundred, countries, sectors, months } = thermometer;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <section className="sec" aria-labelledby="thermometer">
      <div className="sec-head">
        <h2 className="t-h2" id="thermometer">
          {t("title")}
        </h2>
        <span className="t-small num text-ink-3">
          {t("dated", { companies: String(companies), date: formats.date(dataAsOf) })}
        </span>
      </div>
      <div className="thermometer">
        <div>
          <p className="t-say">
            {t("say", { over: String(hundred.over), under: String(hundred.under) })}{" "}
            {first === undefined || last === undefined
              ? null
              : t("before", {
                  last: formats.date(last.month),
                  lastOver: String(last.hundred.over),
                  lastUnder: String(last.hundred.under),
                  month: formats.date(first.month),
                  over: String(first.hundred.over),
                  under: String(first.hundred.under),
                })}
          </p>
          <Curve months={months} />
          <p className="t-tiny mt-2 text-ink-3">{t("basis")}</p>
          <MonthTable months={months} />
        </div>
        <div>
          <Key />
          <FoldedGroups title={t("countries")} groups={countries} />
          <FoldedGroups title={t("sectors")} groups={sectors} />
        </div>
      </div>
    </section>
  );
}

const height = 200;
const axis = 22;
const percent = (value: number) => `${value.toFixed(2)}%`;

function Curve({ months }: Pick<ShownThermometer, "months">) {
  const t = useTranslations("home.thermometer");
  const formats = useFormats();
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined || months.length < 2) return null;
  const areas = thermometerAreas(months.map(({ hundred }) => hundred));
  const labels = [
    { key: "overvalued", share: last.hundred.over, y: (last.hundred.over / 2 / 100) * height },
    { key: "fair", share: last.hundred.fair, y: ((last.hundred.over + last.hundred.fair / 2) / 100) * height },
    { key: "undervalued", share: last.hundred.under, y: (1 - last.hundred.under / 2 / 100) * height },
  ] as const;
  return (
    <svg
      className="thermometer-curve"
      height={height + axis}
      role="img"
      aria-label={t("chart", { from: formats.date(first.month), to: formats.date(last.month) })}
    >
      <svg width="100%" height={height} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="100" fill="var(--d0)" />
        <path d={areas.over} fill="var(--d1)" stroke="var(--over)" vectorEffect="non-scaling-stroke" />
        <path d={areas.under} fill="var(--u1)" stroke="var(--under)" vectorEffect="non-scaling-stroke" />
      </svg>
      {labels.map(({ key, share, y }) => (
        <text key={key} x="98.5%" y={y + 4} textAnchor="end" className="axis axis-ink">
          {t(key)} {share}
        </text>
      ))}
      {months.map(({ month }, index) =>
        month.endsWith("-02") && Number(month.slice(0, 4)) % 2 === 0 ? (
          <text
            key={month}
            x={percent((index / (months.length - 1)) * 100)}
            y={height + 17}
            textAnchor="middle"
            className="axis"
          >
            {month.slice(0, 4)}
          </text>
        ) : null,
      )}
    </svg>
  );
}

function Key() {
  const t = useTranslations("home.thermometer");
  return (
    <p className="thermometer-key t-tiny text-ink-2">
      {(["overvalued", "fair", "undervalued"] as const).map((key) => (
        <span key={key}>
          <i className={`is-${key}`} aria-hidden="true" />
          {t(key)}
        </span>
      ))}
      <span className="ms-auto">{t("of100")}</span>
    </p>
  );
}

const stretches = [
  { of: "over", fill: "var(--d2)" },
  { of: "fair", fill: "var(--d0)" },
  { of: "under", fill: "var(--u2)" },
] as const;

/** Folded on a phone; where there is room all of it is there. */
function FoldedGroups({ title, groups }: { title: string; groups: readonly ShownGroup[] }) {
  return (
    <details className="thermometer-groups">
      <summary>
        {title}
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
      </summary>
      <Groups title={title} groups={groups} />
    </details>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly ShownGroup[] }) {
  const t = useTranslations("home.thermometer");
  const bars = thermometerBars(groups.map(({ hundred }) => hundred));
  return (
    <ul className="thermometer-rows" aria-label={title}>
      {groups.map(({ name, address, hundred, companies }, index) => {
        const { over, fair, under } = hundred;
        const bar = bars[index];
        const words = { over: String(over), fair: String(fair), under: String(under) };
        return (
          <li key={address}>
            <LocalLink to={address}>
              <span className="sr-only">{t("row", { name, companies: String(companies), ...words })}</span>
              <span aria-hidden="true">{name}</span>
              <svg height="24" aria-hidden="true">
                {bar === undefined
                  ? null
                  : stretches.map(({ of, fill }) => (
                      <rect
                        key={of}
                        x={percent(bar[of].from)}
                        width={percent(bar[of].width)}
                        y="5"
                        height="14"
                        fill={fill}
                      />
                    ))}
                <line x1="50%" x2="50%" y1="2" y2="22" stroke="var(--line-2)" />
              </svg>
              <span className="num" aria-hidden="true">
                <b className="tone-over">{over}</b>
                <b className="tone-fair">{fair}</b>
                <b className="tone-under">{under}</b>
              </span>
            </LocalLink>
          </li>
        );
      })}
    </ul>
  );
}

function MonthTable({ months }: Pick<ShownThermometer, "months">) {
  const t = useTranslations("home.thermometer");
  const formats = useFormats();
  return (
    <details className="disclosure mt-2">
      <summary>
        <ChevronDown size={14} strokeWidth={1.6} aria-hidden="true" />
        {t("months")}
      </summary>
      <table className="thermometer-table t-small num">
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            <th scope="col">{t("overvalued")}</th>
            <th scope="col">{t("fair")}</th>
            <th scope="col">{t("undervalued")}</th>
            <th scope="col">{t("companies")}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, hundred, companies }) => (
            <tr key={month}>
              <th scope="row">{formats.date(month)}</th>
              <td>{hundred.over}</td>
              <td>{hundred.fair}</td>
              <td>{hundred.under}</td>
              <td>{companies}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
