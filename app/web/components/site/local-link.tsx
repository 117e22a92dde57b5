import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isOpenPage } from "../../page-lists.ts";
import { useRootData } from "../../root-data.ts";
import { useLocalAddress } from "../../session/address.ts";

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** Whether an external service counts the pages of this document. */
export const useIsCounted = () => (useRootData()?.analytics?.loaded ?? null) !== null;

/**
 * A link inside the site that stays in the reader's language. It leads to another document where the answer is no page of the
 * router, and from a counted page to one that belongs to a person: the service that counts stays behind.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const addressOf = useLocalAddress();
  const isCounted = useIsCounted();
  // A place on this page, whatever its query: the router would leave the query out, and the language with it.
  if (to.startsWith("#")) return <a href={to} {...rest} />;
  return (
    <Link to={addressOf(to)} reloadDocument={to.startsWith("/api/") || (isCounted && !isOpenPage(to))} {...rest} />
  );
}
