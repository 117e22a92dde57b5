import { useTranslations } from "use-intl";
import type { ShareLink } from "../../../features/share-links/contracts/share-link.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { ShownOnce } from "../accounts/shown-once.tsx";

type MadeLinkProps = { link: ShareLink; address: string; cardAddress: string | null };

/** The address of a new link, and the code of its card, shown this once. */
export function MadeLink({ link: { name, cardOrigins }, address, cardAddress }: MadeLinkProps) {
  const t = useTranslations("shareLinks");
  const spoken = spokenName(name);
  return (
    <div className="mt-6 grid gap-5">
      <ShownOnce label={t("madeLabel", { name: spoken })} value={address} hint={t("madeHint")} />
      {cardAddress !== null && (
        <ShownOnce
          label={t("frameLabel")}
          value={frameCode(cardAddress, spoken)}
          hint={t("frameHint", { sites: cardOrigins.join(", ") })}
        />
      )}
    </div>
  );
}

/** What a page of another site holds to show the card. A name in an attribute keeps no quotation mark and no tag. */
const frameCode = (address: string, name: string): string =>
  `<iframe src="${address}" title="Valora: ${name.replace(/["<>&]/g, "")}" width="360" height="300" loading="lazy" style="border:0;max-width:100%"></iframe>`;
