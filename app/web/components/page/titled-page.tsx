import type { ReactNode } from "react";
import { LocalLink } from "../site/local-link.tsx";
import { PageHead } from "../site/page-head.tsx";

export type TitledPageProps = {
  title: string;
  /** What the page is for. */
  lead?: ReactNode;
  /** The page to which this one belongs. */
  back?: { to: string; text: string };
  /** Of a page narrower than the others, the class of its greatest width. */
  width?: string;
  children?: ReactNode;
};

/** A page that begins with its title and one sentence; search engines list it by its description, or not at all. */
export function TitledPage({
  title,
  lead,
  back,
  width = "",
  children,
  ...listing
}: TitledPageProps & ({ description: string } | { isUnlisted: true })) {
  return (
    <div className={`wrap ${width} page-top`}>
      <PageHead title={title} {...listing} />
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
