import { quantityNames } from "@valora/valuation";
import { useTranslations } from "use-intl";
import type { VersionReplay } from "../../../features/versions/contracts/version.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useReasonText } from "./version-words.ts";

type Changed = VersionReplay["methods"][number]["changed"][number];

/** Whether the engine of today gives the same values for the inputs of then; else which ones it does not, and what changed on the way. */
export function ReplaySection({ replay, currency }: { replay: VersionReplay; currency: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const reasonText = useReasonText();
  const amount = (value: number | null, reason: string | null) =>
    value === null ? (reason === null ? "–" : reasonText(reason)) : formats.price(value, currency);
  const isSameEngine = replay.engine.saved === replay.engine.now;
  return (
    <section className="mt-10" aria-labelledby="replay">
      <h2 className="t-h2" id="replay">
        {t("versions.replayTitle")}
      </h2>
      {replay.isSame ? (
        <p className="mt-3 max-w-[66ch]">{t("versions.replaySame", { engine: isSameEngine ? "same" : "other" })}</p>
      ) : (
        <>
          <p className="mt-3 max-w-[66ch]">{t("versions.replayDiffers")}</p>
          <ul className="mt-3 grid gap-3">
            {replay.methods
              .filter(({ isSame }) => !isSame)
              .map(({ method, saved, now, reason, changed }) => (
                <li key={method}>
                  <strong className="font-semibold">{t(`methods.${method}.name`)}</strong>:{" "}
                  {t("versions.fromTo", { before: amount(saved, reason.saved), after: amount(now, reason.now) })}
                  <ChangedDefinitions changed={changed} />
                </li>
              ))}
            <li>
              <strong className="font-semibold">{t("versions.mean")}</strong>:{" "}
              {t("versions.fromTo", { before: amount(replay.mean.saved, null), after: amount(replay.mean.now, null) })}
            </li>
          </ul>
        </>
      )}
    </section>
  );
}

function ChangedDefinitions({ changed }: { changed: readonly Changed[] }) {
  const t = useTranslations();
  const formats = useFormats();
  if (changed.length === 0) return null;
  const nameOf = (name: string) => {
    const known = quantityNames.find((each) => each === name);
    return known === undefined ? name : t(`quantities.${known}`);
  };
  return (
    <ul className="t-small mt-1 list-disc ps-5 text-ink-2">
      {changed.map(({ name, year, before, after }) => (
        <li key={`${name} ${year}`}>
          {nameOf(name)}
          {year === null ? "" : ` ${t("trace.year", { year: String(year) })}`}:{" "}
          {t("versions.fromTo", { before: formats.number(before.value, 6), after: formats.number(after.value, 6) })}
          {before.formula !== after.formula && ` (${before.formula ?? "–"} → ${after.formula ?? "–"})`}
        </li>
      ))}
    </ul>
  );
}
