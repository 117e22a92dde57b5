import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { ShareLink } from "../../../features/share-links/contracts/share-link.ts";
import { spokenName } from "../../../messages/company-name.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import { DataTable, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";
import { addressOfQuestion, addressOfVersion } from "../versions/version-words.ts";

/** Links newest first: what each shows, what has become of it, and how often it was opened. */
export function ShareLinkTable({ links }: { links: readonly ShareLink[] }) {
  const t = useTranslations("shareLinks");
  return (
    <DataTable
      className="table table-stacks mt-6"
      spokenCaption={t("title")}
      columns={[
        textColumn(t("company")),
        textColumn(t("made")),
        textColumn(t("state")),
        textColumn(t("opens")),
        unlabelledColumn(t("revoke")),
      ]}
    >
      {links.map((link) => (
        <LinkLine key={link.id} link={link} />
      ))}
    </DataTable>
  );
}

function LinkLine({ link }: { link: ShareLink }) {
  const t = useTranslations("shareLinks");
  const momentOf = useMoments();
  const { ticker, kind, versionId, opens, cardViews, cardOrigins, lastOpenedAt } = link;
  const name = spokenName(link.name);
  const made = momentOf(link.createdAt);
  return (
    <tr>
      <th scope="row">
        <LocalLink
          className="link"
          to={versionId === null ? addressOfQuestion(link) : addressOfVersion({ id: versionId })}
        >
          {`${ticker} · ${name}`}
        </LocalLink>
        <span className="block text-ink-2">{t("kind", { kind })}</span>
      </th>
      <td data-label={t("made")}>{made}</td>
      <td data-label={t("state")}>
        <StateOfLink link={link} />
      </td>
      <td data-label={t("opens")}>
        {t("openCount", { count: opens })}
        {cardOrigins.length > 0 && <span className="block text-ink-2">{t("cardCount", { count: cardViews })}</span>}
        {lastOpenedAt !== null && (
          <span className="block text-ink-2">{t("lastOpened", { moment: momentOf(lastOpenedAt) })}</span>
        )}
      </td>
      <td>{link.state === "open" && <Revoke id={link.id} description={t("revokeOf", { name, moment: made })} />}</td>
    </tr>
  );
}

function StateOfLink({ link }: { link: ShareLink }) {
  const t = useTranslations("shareLinks");
  const formats = useFormats();
  const { state, expiresOn, hasPassword, showsNote, cardOrigins } = link;
  const conditions = [
    expiresOn !== null && t("until", { date: formats.date(expiresOn) }),
    hasPassword && t("withPassword"),
    showsNote && t("withNote"),
    cardOrigins.length > 0 && t("cardFor", { sites: cardOrigins.map((origin) => new URL(origin).host).join(", ") }),
  ].filter((each) => each !== false);
  return (
    <>
      <strong className="font-semibold">{t("states", { state })}</strong>
      {conditions.length > 0 && (
        <span className="block max-w-[40ch] text-ink-2 wrap-anywhere">{conditions.join(" · ")}</span>
      )}
    </>
  );
}

function Revoke({ id, description }: { id: string; description: string }) {
  const t = useTranslations("shareLinks");
  const local = useLocalAddress();
  return (
    <AskedFirst label={t("revoke")} description={description} lead={t("revokeLead")}>
      <Form method="post" action={local("/links")} reloadDocument>
        <input type="hidden" name="id" value={id} />
        <Button size="small" type="submit" name="form" value="revoke" aria-label={description}>
          {t("revoke")}
        </Button>
      </Form>
    </AskedFirst>
  );
}
