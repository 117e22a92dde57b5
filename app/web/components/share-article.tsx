import { Check, Copy, Mail } from "lucide-react";
import { useEffect, useState } from "react";
import type { BlogText } from "../blog/blog-text.ts";
import { Button, buttonClass } from "../design/button.tsx";

type ShareArticleProps = { title: string; address: string; text: BlogText };

/** By e-mail always; by copying the address where the browser lets scripts do it. */
export function ShareArticle({ title, address, text }: ShareArticleProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setCanCopy("clipboard" in navigator), []);
  const message = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setIsCopied(true),
      () => setCanCopy(false),
    );
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
        {canCopy && (
          <Button size="small" onClick={copy}>
            {isCopied ? (
              <Check size={16} strokeWidth={1.6} aria-hidden="true" />
            ) : (
              <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
            )}
            {text.copyLink}
          </Button>
        )}
        <span role="status" className="t-small text-ink-2">
          {isCopied && text.copied}
        </span>
      </div>
    </section>
  );
}
