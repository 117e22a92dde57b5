import type { accountAreas } from "./es/account-areas.ts";
import type { fundamentalsAreas } from "./es/fundamentals-areas.ts";
import type { es } from "./es/index.ts";
import type { listAreas } from "./es/list-areas.ts";
import type { resultAreas } from "./es/result-areas.ts";
import type { siteAreas } from "./es/site-areas.ts";

type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>;
};

/** Spanish is the source: the other languages must have exactly its keys. */
export type Messages = Translated<typeof es>;

export type SiteMessages = Translated<typeof siteAreas>;

export type ResultMessages = Translated<typeof resultAreas>;

export type FundamentalsMessages = Translated<typeof fundamentalsAreas>;

export type AccountMessages = Translated<typeof accountAreas>;

export type ListMessages = Translated<typeof listAreas>;
