import { dateIn } from "../../../core/shared/contracts/address-grammar.ts";
import { plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { changeOf, refuseOver } from "../../../core/shared/use-cases/as-read.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import { strictly } from "../../../core/shared/use-cases/read-parameters.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import type { NewThesis, Thesis } from "../contracts/thesis.ts";
import { longestThesis, mostTheses, thesisPriceRange } from "../contracts/thesis-limits.ts";
import type { KeptThesis, ThesisContext } from "./thesis-context.ts";
import { mustNameFigures } from "./thesis-figures.ts";
import { type AccountsRead, begunLimit, limitsWritten, toldLimit } from "./watched-limits.ts";

/** The company as an analysis has just found it. */
export type ThesisSubject = Pick<Thesis, "ticker" | "name" | "currency"> & { accounts: AccountsRead };
type Written = Omit<NewThesis, "ticker">;

/** What a thesis says, in one form. Throws the first reason why it cannot be kept. */
export function thesisWritten({
  thesis = "",
  disproof = "",
  reviewOn = null,
  buyPrice = null,
  sellPrice = null,
  limits = [],
}: Written) {
  const written = { thesis: longText(thesis), disproof: longText(disproof) };
  mustNameFigures(written.thesis, written.disproof);
  const prices = { buyPrice: priceOf("buyPrice", buyPrice), sellPrice: priceOf("sellPrice", sellPrice) };
  if (prices.buyPrice !== null && prices.sellPrice !== null && prices.buyPrice > prices.sellPrice)
    throw new Failure("buyAboveSell");
  const day = reviewOn === null || reviewOn === "" ? null : strictly(dateIn("reviewOn", reviewOn));
  const watched = limitsWritten(limits);
  const isEmpty =
    watched.length === 0 && [written.thesis, written.disproof].every((text) => text === "") && day === null;
  if (isEmpty && prices.buyPrice === null && prices.sellPrice === null) throw new Failure("thesisEmpty");
  return { ...written, ...prices, reviewOn: day, limits: watched };
}

function longText(typed: string): string {
  const text = plainTextOf(typed);
  if (seenLength(text) > longestThesis) throw new Failure("messageTooLong", { maximum: longestThesis });
  return text;
}

function priceOf(param: string, price: number | null): number | null {
  const { minimum, maximum } = thesisPriceRange;
  if (price !== null && !(price >= minimum && price <= maximum))
    throw new Failure("outOfRange", { param, minimum, maximum });
  return price;
}

type ThesisToSave = { subject: ThesisSubject; written: Written };

/** Keeps one's own thesis of a company. Throws `editConflict`, `thesisGone` where another one is there than was read. */
export const saveThesis = (context: ThesisContext, account: Account, wanted: ThesisToSave): Promise<Thesis> =>
  keepThesis(context, account, { ...wanted, most: context.mostOf(mostTheses, account) });

/** The same for any owner, who keeps so many at most. */
export async function keepThesis(
  context: Pick<ThesisContext, "now" | "theses">,
  owner: Owner,
  { subject: { accounts, ...subject }, written, most }: ThesisToSave & { most: number },
): Promise<Thesis> {
  const said = thesisWritten(written);
  const currency = await currencyOf(context, owner, { subject, said, given: written.currency });
  const at = context.now();
  const change = changeOf(written.changedAt, at);
  const saved = await context.theses.save(
    {
      ...{ ...subject, ...said, currency, owner },
      limits: said.limits.map((limit) => begunLimit(limit, accounts, at)),
    },
    { most, change, today: madridDay(at) },
  );
  if (saved === "tooMany")
    throw new Failure("teamId" in owner ? "tooManyTeamTheses" : "tooManyTheses", { maximum: most });
  if (typeof saved !== "string") return toldThesis(saved);
  return refuseOver(saved, "thesisGone");
}

type Prices = Pick<Thesis, "buyPrice" | "sellPrice">;

/**
 * Of the prices: the company's own of today, or the one in which they were kept, which a company may have left since. Throws
 * `thesisCurrency` where they are given in any other.
 */
async function currencyOf(
  { theses }: Pick<ThesisContext, "theses">,
  owner: Owner,
  { subject, said, given }: { subject: Omit<ThesisSubject, "accounts">; said: Prices; given: string | undefined },
): Promise<string> {
  const hasPrices = said.buyPrice !== null || said.sellPrice !== null;
  if (!hasPrices || given === undefined || given === subject.currency) return subject.currency;
  const former = await theses.findOf(owner, subject.ticker);
  if (former?.currency === given) return given;
  throw new Failure("thesisCurrency", { currency: subject.currency });
}

export const toldThesis = ({ changedAt, limits, ...thesis }: KeptThesis): Thesis => ({
  ...thesis,
  limits: limits.map(toldLimit),
  changedAt: changedAt.toISOString(),
});

/** All of one's own, by company. */
export async function listTheses({ theses, mostOf }: ThesisContext, account: Account) {
  return { theses: (await theses.list(account)).map(toldThesis), most: mostOf(mostTheses, account) };
}

/** The owner's of a company; null where there is none. */
export async function thesisOf(
  { theses }: Pick<ThesisContext, "theses">,
  owner: Owner,
  ticker: string,
): Promise<Thesis | null> {
  const kept = await theses.findOf(owner, ticker);
  return kept && toldThesis(kept);
}

export async function readThesis({ theses }: ThesisContext, account: Account, id: string): Promise<Thesis> {
  const kept = isUuid(id) ? await theses.find(account, id) : null;
  if (kept === null) throw new Failure("notFound");
  return toldThesis(kept);
}

/** Deletes one of the owner's. Throws `editConflict` where it was changed since it was read. */
export async function removeThesis(
  { theses, now }: Pick<ThesisContext, "now" | "theses">,
  owner: Owner,
  { id, changedAt }: { id: string; changedAt?: string | undefined },
): Promise<void> {
  const change = changeOf(changedAt, now());
  const removed = isUuid(id) ? await theses.remove(owner, id, change) : null;
  if (removed === null) throw new Failure("notFound");
  if (removed !== "removed") refuseOver(removed, "thesisGone");
}
