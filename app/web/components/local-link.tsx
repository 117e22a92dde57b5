import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useLocalAddress } from "../session/address.ts";

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/** A link inside the site that stays in the reader's language. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const addressOf = useLocalAddress();
  return <Link to={addressOf(to)} {...rest} />;
}
