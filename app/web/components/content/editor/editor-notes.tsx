import { useTranslations } from "use-intl";
import type { ContentText } from "../../../../features/content/contracts/content.ts";
import { useLocalAddress } from "../../../session/address.ts";
import { LocalLink } from "../../site/local-link.tsx";
import { Difference } from "./difference.tsx";

export type Conflict = {
  version: number;
  lines: readonly { kind: "same" | "added" | "removed"; text: string }[];
};

/** Another version came first: what it says and what one's own says, before deciding. */
export function Conflicting({ conflict: { version, lines }, page }: { conflict: Conflict; page: string }) {
  const t = useTranslations("editor");
  return (
    <section aria-labelledby="conflict" className="border-t border-ink pt-4">
      <h2 className="t-h2" id="conflict">
        {t("conflictTitle")}
      </h2>
      <p className="mt-2 max-w-[66ch]">
        {t.rich("conflictLead", {
          number: version,
          link: (words) => (
            <LocalLink className="link" to={page} target="_blank">
              {words}
            </LocalLink>
          ),
        })}
      </p>
      <Difference difference={lines} label={t("conflictTitle")} />
    </section>
  );
}

/** The session ended while the editor was writing. */
export function SignedOut() {
  const t = useTranslations("editor");
  const address = useLocalAddress();
  return (
    <p role="alert" className="border-l-2 border-bad py-1 pl-4">
      {t.rich("signedOut", {
        link: (words) => (
          <a className="link" href={address("/auth")} target="_blank" rel="noopener">
            {words}
          </a>
        ),
      })}
    </p>
  );
}

type Linked = { slug: string; language: string; text: Pick<ContentText, "kind" | "category" | "state"> };

/** Where else one goes from a text that is kept. */
export function TextLinks({ text: kept }: { text: Linked | null }) {
  const t = useTranslations("editor");
  if (kept === null) return null;
  const { slug, language, text } = kept;
  const other = new URLSearchParams({ slug, kind: text.kind, category: text.category });
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
      {text.state === "published" && (
        <a className="link" href={`/blog/article/${slug}?lang=${language}`}>
          {t("see")}
        </a>
      )}
      <LocalLink className="link" to={`/admin/content/${language}/${slug}/versions`}>
        {t("versionsLink")}
      </LocalLink>
      <LocalLink className="link" to={`/admin/content/new?${other}`}>
        {t("translate")}
      </LocalLink>
    </p>
  );
}
