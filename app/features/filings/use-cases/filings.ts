import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mustAdminister } from "../../../core/shared/use-cases/must-administer.ts";
import { overPace } from "../../../core/usage/use-cases/rate-limits.ts";
import { Failure } from "../../../failure.ts";
import type { FilingsAsked, FilingsJob, FilingsOffer, FilingsProblem } from "../contracts/filings.ts";
import { filingDownloads } from "./fetch-filings.ts";
import type { FilingsContext } from "./filings-context.ts";
import { problemOf, type ToldProblem } from "./filings-problem.ts";
import type { KnownRequests } from "./known-requests.ts";
import { filingsOffer } from "./offer-filings.ts";

type Reader = { account: Account | null; address: string };
/** The settings that administrators see and change. */
export type ProvidersSetting = { isOn: boolean | null; contact: string | null; requested: number };

export type Filings = {
  /** The offer to a reader of this company; null where its filings cannot be fetched or fetching is switched off. */
  offerFor(ticker: string, account: Account | null): Promise<FilingsOffer | null>;
  /** Begins to fetch a company's filings; why it does not, otherwise. */
  request(reader: Reader, asked: FilingsAsked): Promise<ToldProblem | null>;
  jobOf(ticker: string): Promise<FilingsJob | null>;
  isRequested(ticker: string): boolean;
  /** Changes with the consent and with what has come. */
  edition(): string;
  /** For admins; others are told that there is no such page. */
  providers(account: Account | null): Promise<ProvidersSetting>;
  setProviders(account: Account | null, setting: { isOn: boolean; contact: string }): Promise<void>;
  /** Resolves when no download is under way. */
  idle(): Promise<void>;
};

const HOUR_IN_SECONDS = 3_600;
/** Requests of one address, and of all together: of an installation of strangers, and of one's own. */
const ofStrangers = { one: 6, all: 60 };
const ofOwner = { one: 120, all: 120 };
const LONGEST_CONTACT = 120;
const contactShape = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

const refused = (problem: FilingsProblem, retryAfter: number | null = null): ToldProblem => ({
  problem,
  retryAfter,
  issuers: [],
});

/** Filings at a reader's request, from the providers that need no key. */
export function filingsIn(context: FilingsContext, known: KnownRequests): Filings {
  const downloads = filingDownloads(context, known);
  const offerFor = (ticker: string, account: Account | null) => filingsOffer(context, known, { ticker, account });

  async function begun({ account, address }: Reader, asked: FilingsAsked): Promise<ToldProblem | null> {
    await known.refresh();
    const offer = await offerFor(asked.ticker, account);
    const problem = problemOfAsking(offer, asked);
    if (offer === null || problem) return refused(problem ?? "off");
    if (downloads.isUnderWay(asked.ticker)) return null;
    const wait = await overPaces(context, address);
    if (wait !== null) return refused("tooManyRequests", wait);
    if (offer.consent === "yours" || offer.asksContact) await consent(account, offer, asked);
    const { ticker, sector, lei } = asked;
    return downloads.begin({ ticker, sector, lei, provider: offer.provider }) ? null : refused("queueFull");
  }

  async function consent(account: Account | null, { asksContact }: FilingsOffer, asked: FilingsAsked): Promise<void> {
    const contact = asksContact ? asked.contact.trim() : (known.consent()?.contact ?? null);
    await context.store.setConsent({ isOn: true, contact, at: context.now(), accountId: account?.id ?? null });
    await known.refresh();
  }

  return {
    offerFor,
    async request(reader, asked) {
      try {
        return await begun(reader, asked);
      } catch (error) {
        const told = problemOf(error);
        if (told === null) throw error;
        return told;
      }
    },
    jobOf: downloads.jobOf,
    isRequested: known.isRequested,
    edition: known.edition,
    ...administered(context, known),
    idle: downloads.idle,
  };
}

function problemOfAsking(offer: FilingsOffer | null, { contact }: FilingsAsked): FilingsProblem | null {
  if (offer === null) return "off";
  if (offer.consent === "administrators") return "notAllowed";
  if (!offer.asksContact) return null;
  if (contact.trim() === "") return "contactNeeded";
  return isContact(contact.trim()) ? null : "contactInvalid";
}

/** Seconds until this address may request again; null when it may now. */
async function overPaces(context: FilingsContext, address: string): Promise<number | null> {
  const { one, all } = context.isOwnersAlone ? ofOwner : ofStrangers;
  const pace = (who: string, limit: number) =>
    overPace(context, { name: "filings", who }, { limit, windowInSeconds: HOUR_IN_SECONDS });
  return (await pace(address, one)) ?? pace("all", all);
}

function administered(
  { store, now }: FilingsContext,
  known: KnownRequests,
): Pick<Filings, "providers" | "setProviders"> {
  return {
    async providers(account) {
      mustAdminister(account);
      await known.refresh();
      const consent = known.consent();
      return { isOn: consent?.isOn ?? null, contact: consent?.contact ?? null, requested: known.count() };
    },
    async setProviders(account, { isOn, contact: typed }) {
      const { id } = mustAdminister(account);
      const contact = typed.trim() === "" ? null : typed.trim();
      if (contact !== null && !isContact(contact)) throw new Failure("emailInvalid");
      await store.setConsent({ isOn, contact, at: now(), accountId: id });
      await known.refresh();
    },
  };
}

const isContact = (text: string): boolean => text.length <= LONGEST_CONTACT && contactShape.test(text);

async function nothingHere(): Promise<never> {
  throw new Failure("notFound");
}

/** Nothing is fetched where nothing is kept. */
export const withoutFilings: Filings = {
  offerFor: async () => null,
  request: async () => refused("off"),
  jobOf: async () => null,
  isRequested: () => false,
  edition: () => "",
  providers: nothingHere,
  setProviders: nothingHere,
  idle: async () => {},
};
