/** The figures of a company as this reader saw them; kept in this browser only, and never sent. */
export type Seen = {
  /** When. */
  at: string;
  /** By the price and the accounts of which day. */
  price: number | null;
  priceAsOf: string | null;
  accountsEnd: string | null;
  /** The rate at which it was discounted, and the growth of the first year. */
  wacc: number | null;
  growth: number | null;
  /** The mean of the methods that vote. */
  mean: number | null;
};

/** A visit, and the one before it; a question is a company with what is set. */
type Visits = { question: string; previous: Seen | null; current: Seen };

const key = "valora-visits";
/** Questions that are remembered, the last ones. */
const most = 60;
/** A page that is read again within half an hour is the same visit. */
const oneVisitInMilliseconds = 30 * 60 * 1000;

const isNumber = (value: unknown) => value === null || (typeof value === "number" && Number.isFinite(value));
const isText = (value: unknown) => value === null || typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isSeen = (value: unknown): value is Seen =>
  isRecord(value) &&
  typeof value.at === "string" &&
  Number.isFinite(Date.parse(value.at)) &&
  isNumber(value.price) &&
  isNumber(value.mean) &&
  isNumber(value.wacc) &&
  isNumber(value.growth) &&
  isText(value.priceAsOf) &&
  isText(value.accountsEnd);

const isVisits = (value: unknown): value is Visits =>
  isRecord(value) &&
  typeof value.question === "string" &&
  isSeen(value.current) &&
  (value.previous === null || isSeen(value.previous));

/** What is stored, tolerant of anything a hand or an older version left there. */
function stored(): readonly Visits[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter(isVisits).slice(0, most) : [];
  } catch {
    return [];
  }
}

function keep(visits: readonly Visits[]) {
  try {
    if (visits.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(visits.slice(0, most)));
  } catch {
    // Storage refused or full: what changed since the last visit is then not told, and nothing else depends on it.
  }
}

/** Notes what is seen now, and tells what was seen at the visit before; null at the first one. */
export function noteVisit(question: string, seen: Seen): Seen | null {
  const visits = stored();
  const known = visits.find((each) => each.question === question);
  const others = visits.filter((each) => each.question !== question);
  const isSame = known !== undefined && Date.parse(seen.at) - Date.parse(known.current.at) < oneVisitInMilliseconds;
  const previous = known === undefined ? null : isSame ? known.previous : known.current;
  keep([{ question, previous, current: seen }, ...others]);
  return previous;
}

/** Leaves nothing of what this reader has seen. */
export const forgetVisits = () => keep([]);
