import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { SheetLink } from "../../../features/sheet-links/contracts/sheet-link.ts";
import { useFormats } from "../../analysis/formats.ts";
import { useMoments } from "../../analysis/moments.ts";
import { AskedFirst } from "../../design/asked-first.tsx";
import { Button } from "../../design/button.tsx";
import { DataTable, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { useLocalAddress } from "../../session/address.ts";

/** Links newest first: what each opens, what has become of it, and when it was read last. */
export function SheetLinkTable({ links }: { links: readonly SheetLink[] }) {
  const t = useTranslations("sheetLinks");
  return (
    <DataTable
      className="table table-stacks mt-6"
      spokenCaption={t("title")}
      columns={[
        textColumn(t("document")),
        textColumn(t("made")),
        textColumn(t("state")),
        textColumn(t("lastRead")),
        unlabelledColumn(t("revoke")),
      ]}
    >
      {links.map((link) => (
        <LinkLine key={link.id} link={link} />
      ))}
    </DataTable>
  );
}

/** A document in the reader's words, with what it is about. */
export function useSheetName(): (sheet: Pick<SheetLink, "document" | "subject">) => string {
  const t = useTranslations("sheetLinks");
  return ({ document, subject }) => {
    const name = t("documents", { document });
    return subject === "" ? name : `${name} · ${subject}`;
  };
}

function LinkLine({ link }: { link: SheetLink }) {
  const t = useTranslations("sheetLinks");
  const momentOf = useMoments();
  const formats = useFormats();
  const name = useSheetName()(link);
  const { document, question, state, expiresOn, lastReadOn } = link;
  const made = momentOf(link.createdAt);
  return (
    <tr>
      <th scope="row">
        <span className="wrap-anywhere">{name}</span>
        {document !== "portfolio" && document !== "book" && question !== "" && (
          <code className="block max-w-[46ch] font-normal text-ink-2 wrap-anywhere">{question}</code>
        )}
      </th>
      <td data-label={t("made")}>{made}</td>
      <td data-label={t("state")}>
        <strong className="font-semibold">{t("states", { state })}</strong>
        {expiresOn !== null && (
          <span className="block text-ink-2">{t("until", { date: formats.date(expiresOn) })}</span>
        )}
      </td>
      <td data-label={t("lastRead")}>{lastReadOn === null ? t("unread") : formats.date(lastReadOn)}</td>
      <td>{state === "open" && <Revoke id={link.id} description={t("revokeOf", { name, moment: made })} />}</td>
    </tr>
  );
}

function Revoke({ id, description }: { id: string; description: string }) {
  const t = useTranslations("sheetLinks");
  const local = useLocalAddress();
  return (
    <AskedFirst label={t("revoke")} description={description} lead={t("revokeLead")}>
      <Form method="post" action={local("/sheet-links")} reloadDocument>
        <input type="hidden" name="id" value={id} />
        <Button size="small" type="submit" aria-label={description}>
          {t("revoke")}
        </Button>
      </Form>
    </AskedFirst>
  );
}
