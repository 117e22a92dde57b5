import type { LucideIcon } from "lucide-react";
import { LocalLink } from "../../site/local-link.tsx";

type SmallLinkProps = { to: string; icon: LucideIcon; text: string };

/** A link of the result's row of links, with its sign. */
export function SmallLink({ to, icon: Icon, text }: SmallLinkProps) {
  return (
    <LocalLink
      to={to}
      className="link no-print inline-flex min-h-7 items-center gap-1.5 text-[0.875rem]"
      rel="nofollow"
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      {text}
    </LocalLink>
  );
}

/** The same to a page of what a person keeps; a visitor is led to where they can sign in. */
export const OwnPageLink = ({ to, isSignedIn, ...link }: SmallLinkProps & { isSignedIn: boolean }) => (
  <SmallLink to={isSignedIn ? to : `/auth?return=${encodeURIComponent(to)}`} {...link} />
);
