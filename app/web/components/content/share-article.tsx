import { Copy, Mail } from "lucide-react";
import type { BlogText } from "../../content/blog/blog-text.ts";
import { buttonClass } from "../../design/button.tsx";
import { useBehaviour } from "../../design/use-behaviour.ts";
import { offersCopying } from "../site/offers-copying.ts";

type ShareArticleProps = { title: string; address: string; text: BlogText };

/** By email always; by copying the address where the browser lets scripts do it. */
export function ShareArticle({ title, address, text }: ShareArticleProps) {
  const message = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <section className="no-print mt-10 max-w-[66ch] border-t border-line pt-4" aria-labelledby="share">
      <h2 className="t-h3" id="share">
        {text.share}
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <a className={buttonClass("secondary", "small")} href={message}>
          <Mail size={16} strokeWidth={1.6} aria-hidden="true" />
          {text.byEmail}
        </a>
        <button
          type="button"
          hidden
          className={buttonClass("secondary", "small")}
          data-copy={address}
          data-copied={text.copied}
          aria-describedby="share-copied"
          ref={useBehaviour(offersCopying)}
        >
          <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
          {text.copyLink}
        </button>
        <span role="status" id="share-copied" className="t-small text-ink-2" />
      </div>
    </section>
  );
}
