import { useId } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { providerIn } from "../../../core/analysis/contracts/analysis-parameters.ts";
import { ratioPlaces } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { useFormats } from "../../analysis/formats.ts";
import { Button } from "../../design/button.tsx";
import { ScrollRegion } from "../../design/data-table.tsx";
import type { SavedRatio } from "../../own-ratios/saved-ratios.ts";
import type { Ratios, ShownOwnRatio } from "../fundamentals/ratios.ts";
import { WhenceLink } from "../fundamentals/traced-figure.tsx";
import { figuresOfRatios } from "./own-ratio-address.ts";
import { OwnRatioAbsence } from "./own-ratio-cell.tsx";
import { RatioDisclosure } from "./ratio-disclosure.tsx";
import { useOwnRatioWriter, useRatioFigureName } from "./ratio-words.ts";

/** Ratios of the reader's own of a company: their formulas, and each with its value and the figures that it is made of. */
export function OwnRatiosSection({ ratios }: { ratios: Ratios }) {
  const t = useTranslations("ownRatios");
  const id = useId();
  const { ownRatios, refusedRatios, savedRatios = [] } = ratios;
  const source = providerIn(useSearchParams()[0]);
  return (
    <section className="sec" aria-labelledby={id} data-trace-at={figuresOfRatios({ ...ratios, source }, ownRatios)}>
      <div className="sec-head">
        <h2 className="t-h2" id={id}>
          {t("title")}
        </h2>
      </div>
      {ownRatios.length === 0 ? (
        <p className="t-small max-w-[72ch] text-ink-2">{t("say")}</p>
      ) : (
        <ScrollRegion label={t("values")}>
          <table className="table years-table price-table">
            <tbody>
              {ownRatios.map((told) => (
                <OwnRatioRow key={told.place} told={told} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      <Formulas ratios={ownRatios} refused={refusedRatios} saved={savedRatios} />
    </section>
  );
}

function OwnRatioRow({ told }: { told: ShownOwnRatio }) {
  const writer = useOwnRatioWriter();
  const { place, expression, value, unit, currency } = told;
  return (
    <tr>
      <th scope="row">
        <code className="ratio-name constant text-start">{expression}</code>
        <Inputs told={told} />
      </th>
      <td className="figure">
        {value === null ? (
          <OwnRatioAbsence found={told} />
        ) : (
          <WhenceLink trace={place} address={`ownRatios/${place}/result/value`}>
            {writer(unit, currency)(value)}
          </WhenceLink>
        )}
      </td>
    </tr>
  );
}

/** The figures that a formula names, each with its fiscal year or its day. */
function Inputs({ told: { place, inputs, currency } }: { told: ShownOwnRatio }) {
  const t = useTranslations("ownRatios");
  const formats = useFormats();
  const nameOf = useRatioFigureName();
  const writer = useOwnRatioWriter();
  if (inputs.length === 0) return null;
  return (
    <details className="disclosure font-normal">
      <summary className="constant">{t("madeOf", { count: inputs.length })}</summary>
      <ul className="t-small text-ink-2">
        {inputs.map(({ name, value, unit, asOf }, index) => (
          <li key={`${name} ${asOf}`}>
            {asOf === null ? nameOf(name) : t("ofYear", { figure: nameOf(name), date: formats.date(asOf) })}:{" "}
            <span className="num" data-trace={`ownRatios/${place}/inputs/${index}/value`}>
              {writer(unit, currency)(value)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type FormulasProps = {
  ratios: readonly ShownOwnRatio[];
  refused: Ratios["refusedRatios"];
  saved: readonly SavedRatio[];
};

/** A plain GET form: what else the address says stays. */
function Formulas({ ratios, refused, saved }: FormulasProps) {
  const t = useTranslations("ownRatios");
  const { pathname, search } = useLocation();
  const own: readonly string[] = [...ratioPlaces, "trace"];
  const kept = [...new URLSearchParams(search)].filter(([name]) => !own.includes(name));
  return (
    <Form
      className="constant"
      action={pathname}
      method="get"
      key={ratios.map(({ expression }) => expression).join()}
      preventScrollReset
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RatioDisclosure title={t("formulas")} ratios={ratios} refused={refused} saved={saved} hasLimits={false}>
        <Button size="small" className="mt-3">
          {t("show")}
        </Button>
      </RatioDisclosure>
    </Form>
  );
}
