import type { ReactNode } from "react";
import { LocalLink } from "../site/local-link.tsx";
import { PageHead } from "../site/page-head.tsx";

type PersonPageProps = {
  title: string;
  /** What the page is for. */
  lead?: ReactNode;
  /** The page to which this one belongs. */
  back?: { to: string; text: string };
  /** Of a page narrower than the others, the class of its greatest width. */
  width?: string;
  children: ReactNode;
};

/** A page for one person alone, which search engines do not list: the way back, its title, one sentence. */
export function PersonPage({ title, lead, back, width = "", children }: PersonPageProps) {
  return (
    <div className={`wrap ${width} pt-[clamp(32px,5vw,64px)]`}>
      <PageHead title={title} isUnlisted />
      {back && (
        <p className="mb-3">
          <LocalLink className="link" to={back.to}>
            {back.text}
          </LocalLink>
        </p>
      )}
      <h1 className="t-h1 wrap-anywhere">{title}</h1>
      {lead !== undefined && <p className="t-lead mt-3 max-w-[66ch]">{lead}</p>}
      {children}
    </div>
  );
}
