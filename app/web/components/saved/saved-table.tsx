import { useTranslations } from "use-intl";
import { longestSavedName, type SavedItem } from "../../../features/saved/contracts/saved.ts";
import { useMoments } from "../../analysis/moments.ts";
import { Button } from "../../design/button.tsx";
import { DataTable, textColumn, unlabelledColumn } from "../../design/data-table.tsx";
import { TextField } from "../../design/field.tsx";
import { useLocalAddress } from "../../session/address.ts";
import { LocalLink } from "../site/local-link.tsx";

type SavedTableProps = {
  title: string;
  items: readonly SavedItem[];
  /** What was refused of which of them. */
  wrong: { id: string; text: string; name: string } | null;
};

/** Saved items of a kind; each is used, renamed and deleted in its row. */
export function SavedTable({ title, items, wrong }: SavedTableProps) {
  const t = useTranslations("saved");
  if (items.length === 0) return null;
  return (
    <section className="sec" aria-label={title}>
      <div className="sec-head">
        <h2 className="t-h2">{title}</h2>
      </div>
      <DataTable
        className="table table-stacks"
        columns={[textColumn(t("name")), textColumn(t("holds")), unlabelledColumn(t("changes"))]}
      >
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">
              <LocalLink className="link wrap-anywhere" to={item.address}>
                {item.name}
              </LocalLink>
            </th>
            <td className="max-md:basis-full">
              <Holds item={item} />
            </td>
            <td className="max-md:basis-full">
              <Changes item={item} wrong={wrong?.id === item.id ? wrong : null} />
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

/** The formula, or what a watched screen held when it was last looked at. */
function Holds({ item: { kind, content, isWatched, companies, checkedAt } }: { item: SavedItem }) {
  const t = useTranslations("saved");
  const momentOf = useMoments();
  if (kind === "ratio") return <code className="wrap-anywhere">{content}</code>;
  if (!isWatched) return t("notWatched");
  if (companies === null || checkedAt === null) return t("notLooked");
  return t("looked", { count: companies, moment: momentOf(checkedAt) });
}

function Changes({ item: { id, kind, name, isWatched }, wrong }: { item: SavedItem; wrong: SavedTableProps["wrong"] }) {
  const t = useTranslations("saved");
  const address = useLocalAddress();
  return (
    <div className="grid justify-items-start gap-2">
      {kind === "screen" && (
        <form method="post" action={address("/saved")}>
          <input type="hidden" name="id" value={id} />
          <Button size="small" name="form" value={isWatched ? "unwatch" : "watch"}>
            {t(isWatched ? "unwatch" : "watch")}
          </Button>
        </form>
      )}
      <details className="disclosure" open={wrong !== null || undefined}>
        <summary>{t("renameOrDelete")}</summary>
        <form method="post" action={address("/saved")} className="mt-2 grid justify-items-start gap-2">
          <input type="hidden" name="id" value={id} />
          <TextField
            name="name"
            label={t("name")}
            defaultValue={wrong?.name ?? name}
            maxLength={longestSavedName}
            autoComplete="off"
            error={wrong?.text}
          />
          <span className="flex flex-wrap gap-2">
            <Button size="small" name="form" value="rename">
              {t("rename")}
            </Button>
            <Button size="small" variant="destructive" name="form" value="delete">
              {t("delete")}
            </Button>
          </span>
        </form>
      </details>
    </div>
  );
}
