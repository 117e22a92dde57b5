import type { CurrencyCode, MethodReport, ValuationReport } from "@valora/valuation";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "../../../analysis/formats.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { type Choice, choiceOf, searchOf, withoutBar, withoutChanges } from "../controls/analysis-choice.ts";
import { silencedMethods } from "../methods/silenced-methods.ts";
import { useSettingName } from "./setting-name.ts";
import type { Settings } from "./use-settings.ts";

type LastSettingsProps = {
  settings: Settings;
  /** What is open on the page, its provider and its policy: a link to a setting leaves them as they are. */
  choice: Choice;
  address: string;
  currency: CurrencyCode;
  /** The report of a choice; null where its figures are not on the page, or its assumptions contradict one another. */
  reportOf: (choice: Choice) => ValuationReport | null;
};

/** The last settings, each a link with its mean, so that one can compare; worked out from the figures of this page. */
export const LastSettings = memo(function LastSettings(props: LastSettingsProps) {
  const { settings, choice, address, currency, reportOf } = props;
  const t = useTranslations("settings");
  const list = useRef<HTMLOListElement>(null);
  const { last, current, clear } = settings;
  useEffect(() => {
    list.current
      ?.querySelector("[aria-current]")
      ?.parentElement?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [current]);
  const compared = useMemo(
    () => last.map((setting) => ({ setting, ...comparedBy(setting, reportOf) })),
    [last, reportOf],
  );
  const [isCleared, setIsCleared] = useState(false);
  if (last.length < 2 && !isCleared) return null;
  if (last.length < 2) return <Cleared />;
  return (
    <section className="last-settings no-print" aria-label={t("label")}>
      <p className="t-small text-ink-3" id="last-settings-title">
        {t("title")}
      </p>
      <ol ref={list}>
        {compared.map((each) => (
          <Setting key={each.setting} {...each} {...{ settings, choice, address, currency }} />
        ))}
      </ol>
      <button
        type="button"
        className="button button-ghost button-small"
        onClick={() => {
          setIsCleared(true);
          clear();
        }}
      >
        {t("clear")}
      </button>
    </section>
  );
});

/** Where the focus goes once the list is gone. */
function Cleared() {
  const t = useTranslations("settings");
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p className="t-small mt-4 text-ink-3 no-print" tabIndex={-1} role="status" ref={line}>
      {t("cleared")}
    </p>
  );
}

type Compared = {
  report: ValuationReport | null;
  /** Whether the page has the figures that the setting needs: those of its peers. */
  isHeld: boolean;
  silenced: readonly MethodReport[];
};

/** A setting's report, whether the page can show it, and the methods that count in the calculation and not in it. */
function comparedBy(setting: string, reportOf: LastSettingsProps["reportOf"]): Compared {
  const asked = choiceOf(new URLSearchParams(setting));
  const report = reportOf(asked);
  // Without its rates nothing contradicts itself: what is still missing is peers.
  if (report === null) {
    const isHeld = reportOf({ ...asked, overrides: withoutBar(asked.overrides) }) !== null;
    return { report, isHeld, silenced: [] };
  }
  return { report, isHeld: true, silenced: silencedMethods(reportOf({ ...asked, ...withoutChanges(asked) }), report) };
}

type SettingProps = Omit<LastSettingsProps, "reportOf"> & Compared & { setting: string };

function Setting({ setting, settings, choice, address, currency, report, isHeld, silenced }: SettingProps) {
  const t = useTranslations();
  const formats = useFormats();
  const local = useLocalAddress();
  const nameOf = useSettingName();
  const { how, open, source, policy } = choice;
  const chosen = { ...choiceOf(new URLSearchParams(setting)), how, open, source, policy };
  const mean = report?.summary.mean ?? null;
  return (
    <li>
      <a
        href={local(`${address}${searchOf(chosen)}`)}
        aria-current={setting === settings.current ? "true" : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || !isHeld) return;
          event.preventDefault();
          settings.choose(setting);
        }}
      >
        <span>{nameOf(setting)}</span>
        <b className="num">{mean === null ? t("settings.noMean") : formats.price(mean, currency)}</b>
        {silenced.length === 0 ? null : (
          <small className="text-warn">
            {t("settings.without", { methods: silenced.map(({ method }) => t(`methods.${method}.name`)).join(", ") })}
          </small>
        )}
      </a>
    </li>
  );
}
