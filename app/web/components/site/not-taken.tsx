import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { integerIn, placesIn, type Range, searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { useFormats } from "../../analysis/formats.ts";
import { parameterMeant } from "./parameter-meant.ts";

type NotTakenProps = {
  /** The parameters of the page that are one, or a list, of a closed set, and what each may be. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Those that are a list of items written in a form of their own: whether an item is, and one that would be. */
  lists?: Readonly<Record<string, { isItem: (text: string) => boolean; example: string }>>;
  /** Those that are a whole number. */
  numbers?: Readonly<Record<string, Range>>;
  /** Every parameter of the page: what is nearly one of them is said; what a link gathers on its way is not. */
  names?: readonly string[];
  /** Parameters of other pages that change nothing on this one, and what it shows instead. */
  elsewhere?: { names: readonly string[]; instead: string };
  /** Whether a parameter that is neither a choice nor a number could take a text; the reader of the page's addresses knows. */
  isUsable?: (parameter: string, text: string) => boolean;
};

const nothing = {};
const anyText = () => true;

/** Said above a page: what of its address it does not know and leaves aside, and what it would know. */
export function NotTaken({
  choices = nothing,
  lists = nothing,
  numbers = nothing,
  names = [],
  elsewhere,
  isUsable = anyText,
}: NotTakenProps) {
  const t = useTranslations("states");
  const formats = useFormats();
  const [search] = useSearchParams();
  const unknown = [...unknownIn(search, choices), ...notItemsIn(search, lists)];
  const notNumbers = Object.entries(numbers).flatMap(([parameter, range]) => {
    const text = search
      .getAll(parameter)
      .find((each) => each !== "" && integerIn(parameter, each, { range }).refusal !== null);
    if (text === undefined) return [];
    const allowed = t("between", { minimum: formats.number(range.minimum), maximum: formats.number(range.maximum) });
    return [{ parameter, text: text.slice(0, 40), allowed }];
  });
  const canTake = (parameter: string, text: string) => {
    const range = numbers[parameter];
    if (range !== undefined) return integerIn(parameter, text, { range }).refusal === null;
    return choices[parameter] === undefined
      ? isUsable(parameter, text)
      : placesIn(text).every((place) => choices[parameter]?.includes(place));
  };
  const idle = elsewhere?.names.filter((name) => search.has(name)) ?? [];
  const misspelt = [...new Set(search.keys())].flatMap((name) => {
    const meant = idle.includes(name) ? null : parameterMeant(name, names);
    if (meant === null) return [];
    const isOffered = search.getAll(name).every((text) => canTake(meant, text));
    return [{ name, meant, isOffered }];
  });
  if (unknown.length + notNumbers.length + idle.length + misspelt.length === 0) return null;
  return (
    <div className="note mt-6" role="alert">
      {[...unknown, ...notNumbers].map((each) => (
        <p key={each.parameter} className="constant">
          {t("notTaken", each)}
        </p>
      ))}
      {misspelt.map((each) => (
        <Misspelt key={each.name} {...each} search={search} />
      ))}
      {idle.length === 0 ? null : (
        <p className="constant">
          {t("elsewhere", { names: idle.join(", ") })} {elsewhere?.instead}
        </p>
      )}
    </div>
  );
}

function unknownIn(search: URLSearchParams, choices: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(choices).flatMap(([parameter, allowed]) =>
    search
      .getAll(parameter)
      .flatMap(placesIn)
      .filter((text) => text !== "" && !allowed.includes(text))
      .slice(0, 1)
      .map((text) => ({ parameter, text: text.slice(0, 40), allowed: allowed.join(", ") })),
  );
}

function notItemsIn(search: URLSearchParams, lists: NonNullable<NotTakenProps["lists"]>) {
  return Object.entries(lists).flatMap(([parameter, { isItem, example }]) =>
    search
      .getAll(parameter)
      .flatMap(placesIn)
      .filter((text) => text !== "" && !isItem(text))
      .slice(0, 1)
      .map((text) => ({ parameter, text: text.slice(0, 40), allowed: example })),
  );
}

type MisspeltProps = { name: string; meant: string; isOffered: boolean; search: URLSearchParams };

/** A name that is none, and the address as it was probably meant, where that one can be read. */
function Misspelt({ name, meant, isOffered, search }: MisspeltProps) {
  const t = useTranslations("states");
  const corrected = [...search].map(([each, text]) => [each === name ? meant : each, text] as const);
  const value = (search.get(name) ?? "").slice(0, 40);
  return (
    <p className="constant">
      {t("misspelt", { name, meant })}{" "}
      {search.has(meant) || !isOffered ? null : (
        // The server reads the address anew, as it does without scripts.
        <a className="link" href={searchText(corrected)}>
          {t("useName", { parameter: meant, value })}
        </a>
      )}
    </p>
  );
}
