import { buttonClass } from "../../design/button.tsx";
import { LocalLink } from "../site/local-link.tsx";

/** A list of one's own that holds nothing yet: what it is for, and the way to the first thing in it. */
export function EmptyList({ text, invitation, to = "/" }: { text: string; invitation: string; to?: string }) {
  return (
    <>
      <p className="mt-8 max-w-[66ch]">{text}</p>
      <p className="mt-4">
        <LocalLink className={buttonClass("primary")} to={to}>
          {invitation}
        </LocalLink>
      </p>
    </>
  );
}
