import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useLocalAddress } from "../session/address.ts";

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link inside the site that stays in the reader's language. What the API answers is no page of the router: a document. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const addressOf = useLocalAddress();
  return <Link to={addressOf(to)} reloadDocument={to.startsWith("/api/")} {...rest} />;
}
