import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

type NotTakenProps = {
  /** The parameters of the page that are one, or a list, of a closed set, and what each may be. */
  choices: Readonly<Record<string, readonly string[]>>;
};

/** Said above a page: what of its address it does not know and leaves aside, and what it would know. */
export function NotTaken({ choices }: NotTakenProps) {
  const t = useTranslations("states");
  const [search] = useSearchParams();
  const unknown = Object.entries(choices).flatMap(([parameter, allowed]) =>
    search
      .getAll(parameter)
      .flatMap((text) => text.split(","))
      .filter((text) => text !== "" && !allowed.includes(text))
      .slice(0, 1)
      .map((text) => ({ parameter, text: text.slice(0, 40), allowed: allowed.join(", ") })),
  );
  if (unknown.length === 0) return null;
  return (
    <div className="note mt-6" role="alert">
      {unknown.map((each) => (
        <p key={each.parameter} className="constant">
          {t("notTaken", each)}
        </p>
      ))}
    </div>
  );
}
