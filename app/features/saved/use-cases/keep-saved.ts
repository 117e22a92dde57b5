import { askedRatio, canonicalRatio } from "../../../core/fundamentals/contracts/own-ratios.ts";
import { readScreenerQuery } from "../../../core/lists/use-cases/read-screener-query.ts";
import { type Entries, searchText } from "../../../core/shared/contracts/address-grammar.ts";
import { plainLineOf } from "../../../core/shared/contracts/plain-text.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { type Bound, bindContext } from "../../../core/shared/use-cases/bind-context.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { strictly } from "../../../core/shared/use-cases/read-parameters.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import {
  longestSavedName,
  longestScreen,
  mostSaved,
  mostWatchedScreens,
  type NewSavedItem,
  type SavedItem,
  type SavedItemChange,
  type SavedKind,
} from "../contracts/saved.ts";
import type { SavedContext, SavedLimits, SaveRefusal, StoredItem } from "./saved-context.ts";

/** Parameters of the screener's address that say how a list is read, not which companies it holds. */
const ofReading: readonly string[] = ["page", "lang"];

/** A screen in one way of writing. Throws the first reason why it is none. */
function writtenScreen(content: string): string {
  if (content.length > longestScreen) throw new Failure("messageTooLong", { maximum: longestScreen });
  const entries: Entries = [...new URLSearchParams(content)].filter(([name]) => !ofReading.includes(name));
  readScreenerQuery(entries);
  return searchText(entries.map(([name, text]) => [name, canonicalRatio(name, text)])).replace("?", "");
}

const written: Readonly<Record<SavedKind, (content: string) => string>> = {
  screen: writtenScreen,
  ratio: (content) => strictly(askedRatio("ratio", content)).expression,
};

function writtenName(name: string): string {
  const plain = plainLineOf(name);
  if (plain === "" || seenLength(plain) > longestSavedName)
    throw new Failure("savedNameInvalid", { maximum: longestSavedName });
  return plain;
}

/** The page that shows a screen, or a ratio as a column of all companies, the greatest first. */
export function addressOfSaved({ kind, content }: Pick<StoredItem, "kind" | "content">): string {
  if (kind === "screen") return content === "" ? "/screener" : `/screener?${content}`;
  return `/screener${searchText([
    ["ratio", content],
    ["sort", "ratio"],
  ])}`;
}

const limitsOf = ({ mostOf }: Pick<SavedContext, "mostOf">, account: Account): SavedLimits => ({
  most: mostOf(mostSaved, account),
  mostWatched: mostWatchedScreens,
});

/** Saves a screen or a ratio under a name that no other of its kind has. */
async function add(
  context: SavedContext,
  account: Account,
  { kind, name, content, isWatched = false }: NewSavedItem,
): Promise<SavedItem> {
  const { saved, now, watchesScreens } = context;
  const limits = limitsOf(context, account);
  const item = { kind, name: writtenName(name), content: written[kind](content), isWatched };
  if (isWatched && kind !== "screen") throw new Failure("onlyScreensWatched");
  if (isWatched && !watchesScreens(account.plan)) throw new Failure("planWithoutScreenAlerts");
  const kept = await saved.add({ ...item, accountId: account.id, changedAt: now() }, limits);
  return told(keptOrThrow(kept, limits));
}

/** Renames it, or watches it from now on or no more. */
async function change(
  context: SavedContext,
  account: Account,
  { id, name, isWatched }: SavedItemChange & { id: string },
): Promise<SavedItem> {
  const { saved, now, watchesScreens } = context;
  const limits = limitsOf(context, account);
  if (!isUuid(id)) throw new Failure("notFound");
  if (isWatched && !watchesScreens(account.plan)) throw new Failure("planWithoutScreenAlerts");
  const wanted = { name: name === undefined ? undefined : writtenName(name), isWatched, changedAt: now() };
  const kept = await saved.change({ accountId: account.id, id }, wanted, limits);
  if (kept === "notThere") throw new Failure("notFound");
  if (kept === "notScreen") throw new Failure("onlyScreensWatched");
  return told(keptOrThrow(kept, limits));
}

function keptOrThrow(kept: StoredItem | SaveRefusal, { most, mostWatched }: SavedLimits): StoredItem {
  if (kept === "nameTaken") throw new Failure("savedNameTaken");
  if (kept === "tooMany") throw new Failure("tooManySaved", { maximum: most });
  if (kept === "tooManyWatched") throw new Failure("tooManyWatchedScreens", { maximum: mostWatched });
  return kept;
}

const told = ({ checkedAt, changedAt, ...item }: StoredItem): SavedItem => ({
  ...item,
  address: addressOfSaved(item),
  checkedAt: checkedAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
});

/** All of one's own, by name. */
const list = async ({ saved, mostOf }: SavedContext, account: Account) => ({
  saved: (await saved.list(account.id)).map(told),
  most: mostOf(mostSaved, account),
});

async function remove({ saved }: SavedContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await saved.remove(account.id, id))) throw new Failure("notFound");
}

const useCases = { add, change, list, remove };

/** The use cases of what people save. */
export type SavedUseCases = Bound<typeof useCases>;

/** Binds the use cases to their context. `open` throws while what is kept cannot be reached. */
export const savedIn = (open: () => Promise<SavedContext>): SavedUseCases => bindContext(open, useCases);
