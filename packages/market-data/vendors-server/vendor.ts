/** One answer of a vendor: what a real one would send for this address. `body` is sent as JSON unless it is a text or bytes. */
export type Answer = {
  status?: number;
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
};

export type VendorRequest = {
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
};

/** One vendor's protocol. `wrongCompany` writes the `impostor` for the `subject` all over its bodies. */
export type Vendor = {
  id: string;
  subject: string;
  impostor: string;
  answer(request: VendorRequest): Answer | null;
};

/** How a vendor behaves until told otherwise: well, or badly in one of the ways that happen. */
export const behaviours = [
  "well",
  "limited",
  "limitedOnce",
  "failing",
  "failingOnce",
  "refusing",
  "slow",
  "halfBody",
  "garbage",
  "webPage",
  "redirecting",
  "oversized",
  "wrongCompany",
  "wrongShape",
  "extraField",
] as const;
export type Behaviour = (typeof behaviours)[number];
