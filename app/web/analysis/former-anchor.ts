import type { Product } from "../../wiring/product.ts";

/** The place on a company's page that tells what became of a company that is not listed any more. */
export const formerAnchor = (name: string): string =>
  `former-${name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;

type Meant = {
  /** What the reader typed, and the symbol that it means. */
  typed: string;
  ticker: string;
  /** The rest of the address: the question, from its `?`. */
  rest: string;
};

/** The address of a company's page; of one that another went on with, the place there that says so. */
export function companyAddress({ typed, ticker, rest }: Meant, product: Pick<Product, "formerListing">): string {
  const former = product.formerListing(typed);
  const place = former !== null && former.into === ticker ? `#${formerAnchor(former.name)}` : "";
  return `/analysis/${encodeURIComponent(ticker)}${rest}${place}`;
}
