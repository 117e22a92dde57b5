const legalForms =
  /(?<![,\s])[,\s]+(?:inc|incorporated|corp|corporation|co|company|companies|public limited company|ltd|limited|plc|llc|lp|n\.?\s?v|s\.?\s?a|s\.?\s?a\.?\s?u|s\.?\s?p\.?\s?a|s\.?\s?m\.?\s?e|s\.?\s?c\.?\s?a|s\.?\s?e|ag|holdings?|group|\(the\)|the)\.?$/i;
/** What joined a form to the name: "Eli Lilly and Company", "Becton, Dickinson & Co.". */
const joinedTo = /(?<![,&\s]|\band)(?:[,&\s]|\band)+$/i;
/** Forms that take the article with them: of The Coca-Cola Company speaks who says Coca-Cola, of The Trade Desk, Inc. by all its words. */
const articleOfForm = /^The (?=.*\b(?:co|company|companies|corp|corporation|group)\b)/i;
const stateSuffix = /(?<!\s)\s*\/[A-Z]{2,3}\/?$/;

/** What a list adds behind a name to tell it from another one: a state, a form, a class of shares. */
const remark =
  /(?:,|(?<![,\s]))\s*\((?:the|new|reit|hc|holding co(?:mpany)?|d\/b\/a|publ|[A-Z]{2}|ireland|singapore|canada|colorado|cayman islands|[^()]*\bshares?)\)$/i;
/** The name by which a company is known, behind the one of the register and its form: "S.A. (Inditex)". */
const knownAs = /\b(?:s\.?\s?p\.?\s?a|s\.?\s?a|n\.?\s?v|ag|se|plc|inc|corp|corporation)\.?\s*\(([^()]+)\)$/i;
/** Or before it: "ACS, Actividades de Construcción y Servicios, S.A.". */
const knownBefore = /^([A-Z]{2,5}), (?=[^a-zà-ÿ]*[a-zà-ÿ].* )/;

/** How a sentence calls a company: its name without its legal form, and not shouted when the registry shouts it. */
export function spokenName(name: string): string {
  let spoken = name.trim().replace(stateSuffix, "").replace(remark, "");
  const known = (knownAs.exec(spoken) ?? knownBefore.exec(spoken))?.[1];
  if (known !== undefined) return known;
  spoken = spoken.replace(articleOfForm, "");
  for (let rounds = 0; rounds < 3; rounds++) {
    const shorter = spoken.replace(legalForms, "").replace(joinedTo, "");
    if (shorter.length < 2 || shorter === spoken) break;
    spoken = shorter;
  }
  return unshouted(spoken);
}

/** A company in a list: its symbol and its spoken name; the symbol alone where no name of it is known. */
export const companyLabel = ({ ticker, name }: { ticker: string; name: string }): string =>
  name === ticker ? ticker : `${ticker} · ${spokenName(name)}`;

/** Names of more than one long word in capitals, as registries write them, in ordinary letters; short ones are initials. */
export function unshouted(name: string): string {
  // The one legal form that registries write small behind a name in capitals: "EATON CORPORATION plc".
  const bare = name.replace(/ plc$/, "");
  if (bare !== bare.toUpperCase() || !/[A-Z]{5}/.test(bare)) return name;
  return name.replace(/[A-ZÀ-Ý][A-ZÀ-Ý']*/g, (word) =>
    word.length <= 3 && !/^(THE|AND|OF|FOR|CO|INC|DE|LTD)$/.test(word)
      ? word
      : /^(AND|OF|FOR|DE)$/.test(word)
        ? word.toLowerCase()
        : word.charAt(0) + word.slice(1).toLowerCase(),
  );
}
