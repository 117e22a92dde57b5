import { useTranslations } from "use-intl";
import { fieldsOf, onward, personIn } from "../../accounts/account-form.ts";
import { PersonPage } from "../../components/accounts/person-page.tsx";
import { EmptyList } from "../../components/history/empty-list.tsx";
import { ShareLinkTable } from "../../components/share-links/share-link-table.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/share-links";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, () => asked.product.shareLinks.list(account));
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const field = await fieldsOf(request);
  return orFailurePage(asked, async () => {
    await asked.product.shareLinks.revoke(account, field("id"));
    return onward("/links", { notice: "shareLinkRevoked", isSecure: asked.isSecure, url });
  });
}

export default function ShareLinksRoute(props: Route.ComponentProps) {
  return (
    <VersionTexts>
      <Links {...props} />
    </VersionTexts>
  );
}

function Links({ loaderData: { links, most } }: Route.ComponentProps) {
  const t = useTranslations("shareLinks");
  return (
    <PersonPage title={t("title")} lead={t("lead", { maximum: most })}>
      {links.length === 0 ? (
        <EmptyList text={t("empty")} invitation={t("analyse")} />
      ) : (
        <ShareLinkTable links={links} />
      )}
    </PersonPage>
  );
}
