import type { Entries } from "../../../core/shared/contracts/address-grammar.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { LinkEnd, LinkRevocation, LinkRoom } from "../../../core/shared/use-cases/links-of-account.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { RateStore } from "../../../core/usage/use-cases/rate-limits.ts";
import type { SheetDocument, SheetLink } from "../contracts/sheet-link.ts";

/** A link as it is kept. */
export type KeptSheetLink = Pick<SheetLink, "id" | "document" | "subject" | "question" | "expiresOn" | "lastReadOn"> & {
  accountId: string;
  createdAt: Date;
  revokedAt: Date | null;
};

export type NewKeptSheetLink = Omit<KeptSheetLink, "id" | "revokedAt" | "lastReadOn"> & { tokenHash: string };

export type SheetLinkStore = LinkRevocation["links"] & {
  /** Null where as many open as the room holds. */
  add(link: NewKeptSheetLink, room: LinkRoom<LinkEnd>): Promise<KeptSheetLink | null>;
  /** Newest first. */
  list(accountId: string): Promise<KeptSheetLink[]>;
  find(tokenHash: string): Promise<{ link: KeptSheetLink; owner: Account } | null>;
  noteRead(id: string, day: string): Promise<void>;
};

/** What is asked for by a link: a document and its parameters, in their order. */
export type AskedSheet = { document: SheetDocument; entries: Entries };

/** A document as a table of comma-separated values, the name of its file, and what it is about. */
export type WrittenSheet = { subject: string; fileName: string; text: string };

/** Dependencies of the use cases of links for spreadsheets. */
export type SheetLinkContext = {
  now(): Date;
  mostOf: MostOf;
  links: SheetLinkStore;
  rates: RateStore;
  secrets: { fresh(): string; hashOf(text: string): string };
};
