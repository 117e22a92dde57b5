import { dateIn } from "../../../core/shared/contracts/address-grammar.ts";
import { textOf } from "../../../core/shared/contracts/plain-text.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { strictly } from "../../../core/shared/use-cases/read-parameters.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import type { NewThesis, Thesis } from "../contracts/thesis.ts";
import { longestThesis, mostTheses, thesisPriceRange } from "../contracts/thesis-limits.ts";
import type { KeptThesis, ThesisContext } from "./thesis-context.ts";
import { figuresNamedIn } from "./thesis-figures.ts";

/** The company as an analysis has just found it. */
export type ThesisSubject = Pick<Thesis, "ticker" | "name" | "currency">;
type Written = Omit<NewThesis, "ticker">;

/** What a thesis says, in one form. Throws the first reason why it cannot be kept. */
export function thesisWritten({
  thesis = "",
  disproof = "",
  reviewOn = null,
  buyPrice = null,
  sellPrice = null,
}: Written) {
  const written = { thesis: longText(thesis), disproof: longText(disproof) };
  figuresNamedIn(written.thesis, written.disproof);
  const prices = { buyPrice: priceOf("buyPrice", buyPrice), sellPrice: priceOf("sellPrice", sellPrice) };
  const day = reviewOn === null || reviewOn === "" ? null : strictly(dateIn("reviewOn", reviewOn));
  const isEmpty = [written.thesis, written.disproof].every((text) => text === "") && day === null;
  if (isEmpty && prices.buyPrice === null && prices.sellPrice === null) throw new Failure("thesisEmpty");
  return { ...written, ...prices, reviewOn: day };
}

function longText(typed: string): string {
  const text = textOf(typed);
  if (seenLength(text) > longestThesis) throw new Failure("messageTooLong", { maximum: longestThesis });
  return text;
}

function priceOf(param: string, price: number | null): number | null {
  const { minimum, maximum } = thesisPriceRange;
  if (price !== null && !(price >= minimum && price <= maximum))
    throw new Failure("outOfRange", { param, minimum, maximum });
  return price;
}

/** Keeps the thesis of a company. Throws `editConflict` where it was changed since it was read. */
export async function saveThesis(
  { theses, now }: ThesisContext,
  account: Account,
  { subject, written }: { subject: ThesisSubject; written: Written },
): Promise<Thesis> {
  const said = thesisWritten(written);
  const at = now();
  const [most, read] = [mostTheses[account.plan], Date.parse(written.changedAt ?? "")];
  const given = { most, readAt: Number.isNaN(read) ? null : new Date(read), today: madridDay(at) };
  const saved = await theses.save({ ...subject, ...said, accountId: account.id, changedAt: at }, given);
  if (saved === "tooMany") throw new Failure("tooManyTheses", { maximum: most });
  if (saved === "changedSince") throw new Failure("editConflict");
  return toldThesis(saved);
}

export const toldThesis = ({ changedAt, ...thesis }: KeptThesis): Thesis => ({
  ...thesis,
  changedAt: changedAt.toISOString(),
});

/** All of one's own, by company. */
export async function listTheses({ theses }: ThesisContext, account: Account) {
  return { theses: (await theses.list(account.id)).map(toldThesis), most: mostTheses[account.plan] };
}

/** One's own of a company; null where there is none. */
export async function thesisOf({ theses }: ThesisContext, account: Account, ticker: string): Promise<Thesis | null> {
  const kept = await theses.findOf(account.id, ticker);
  return kept && toldThesis(kept);
}

export async function readThesis({ theses }: ThesisContext, account: Account, id: string): Promise<Thesis> {
  const kept = isUuid(id) ? await theses.find(account.id, id) : null;
  if (kept === null) throw new Failure("notFound");
  return toldThesis(kept);
}

export async function removeThesis({ theses }: ThesisContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await theses.remove(account.id, id))) throw new Failure("notFound");
}
