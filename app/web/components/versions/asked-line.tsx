import { useTranslations } from "use-intl";
import type { Version } from "../../../features/versions/contracts/version.ts";
import { policyArguments } from "../../../messages/reader/policy-arguments.ts";
import { useFormats } from "../../analysis/formats.ts";
import type { ToldQuestion } from "../../versions/told-question.ts";
import { useProviderName } from "../site/provider-name.ts";
import { useSettingWords } from "./setting-words.ts";

/** More of them tell no more at a glance. */
const mostSettings = 6;

type AskedLineProps = { asked: ToldQuestion; policy: Version["policy"] };

/** What was asked in a version, in one line: "Conservative · WACC: 7.00% · 8 years". */
export function AskedLine({ asked, policy }: AskedLineProps) {
  const { settings, isOwnPrice, ownFigures, asOf, source, rate } = asked;
  const t = useTranslations("versions");
  const history = useTranslations("history");
  const formats = useFormats();
  const sourceName = useProviderName();
  const { chosen, nameOf } = useSettingWords(rate);
  const told = ({ name, value }: ToldQuestion["settings"][number]): string => {
    if (name === "scenario") return chosen(name, value);
    if (name === "horizon" && typeof value === "number") return history("years", { count: value });
    return t("setting", { name: nameOf(name), value: chosen(name, value) });
  };
  const further = settings.length - mostSettings;
  const parts = [
    ...settings.slice(0, mostSettings).map(told),
    further > 0 && t("furtherSettings", { count: further }),
    isOwnPrice && t("ownPrice"),
    ownFigures > 0 && t("ownFigures", { count: ownFigures }),
    source !== null && sourceName(source),
    asOf !== null && t("asOf", { date: formats.date(asOf) }),
    policy !== null && history("policy", policyArguments(policy)),
  ];
  return (
    <span className="block max-w-[40ch] font-normal text-ink-2 wrap-anywhere">
      {parts.filter((part) => part !== false).join(" · ")}
    </span>
  );
}
