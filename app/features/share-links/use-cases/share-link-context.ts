import type { LinkRevocation, LinkRoom } from "../../../core/shared/use-cases/links-of-account.ts";
import type { MostOf } from "../../../core/usage/use-cases/most-of.ts";
import type { RateStore, ReturnedPace } from "../../../core/usage/use-cases/rate-limits.ts";
import type { VersionStore } from "../../versions/use-cases/version-context.ts";
import type { ShareLink } from "../contracts/share-link.ts";

/** A link as it is kept. What it opens and whether it still does is decided by the use cases. */
export type KeptShareLink = Pick<
  ShareLink,
  "id" | "kind" | "versionId" | "ticker" | "name" | "question" | "showsNote" | "opens" | "cardViews" | "expiresOn"
> & {
  accountId: string;
  passwordHash: string | null;
  cardOrigins: readonly string[];
  createdAt: Date;
  revokedAt: Date | null;
  lastOpenedAt: Date | null;
};

export type NewKeptShareLink = Omit<KeptShareLink, "id" | "opens" | "cardViews" | "revokedAt" | "lastOpenedAt"> & {
  tokenHash: string;
};

/** What `stateOf` reads. */
export type LinkConditions = Pick<KeptShareLink, "kind" | "versionId" | "revokedAt" | "expiresOn">;

export type ShareLinkStore = LinkRevocation["links"] & {
  /** Null where as many open as the room holds. */
  add(link: NewKeptShareLink, room: LinkRoom<LinkConditions>): Promise<KeptShareLink | null>;
  /** Newest first. */
  list(accountId: string): Promise<KeptShareLink[]>;
  find(tokenHash: string): Promise<{ link: KeptShareLink; isOwnerSuspended: boolean } | null>;
  count(id: string, what: "opens" | "cardViews", at: Date): Promise<void>;
};

/** Dependencies of the use cases of links. */
export type ShareLinkContext = {
  now(): Date;
  mostOf: MostOf;
  links: ShareLinkStore;
  versions: Pick<VersionStore, "find">;
  rates: RateStore & ReturnedPace;
  passwords: {
    hash(password: string): Promise<string>;
    check(password: string, hash: string | null): Promise<{ isRight: boolean }>;
  };
  /** `isSame` takes as long wherever two hashes differ. */
  secrets: { fresh(): string; hashOf(text: string): string; isSame(one: string, other: string): boolean };
};
