import { useTranslations } from "use-intl";
import { SelectField } from "../../design/field.tsx";

/** A source that could answer; `reason` says why it cannot yet. */
export type OfferedSource = { id: string; available: boolean; reason: "noKey" | "notBuilt" | null };

const labels = {
  automatic: "automatic",
  bundled: "bundled",
  "sec-edgar": "secEdgar",
  esef: "esef",
  yahoo: "yahoo",
  import: "import",
} as const;
type NamedSource = keyof typeof labels;

const isNamed = (id: string): id is NamedSource => id in labels;

/** Where the figures may come from; the ones that cannot answer stay in sight, with the reason. */
export function SourceField({ sources }: { sources: readonly OfferedSource[] }) {
  const t = useTranslations("search.source");
  const nameOf = (id: string) => (isNamed(id) ? t(labels[id]) : id);
  const textOf = ({ id, available, reason }: OfferedSource) => {
    if (available) return nameOf(id);
    return reason === "noKey" ? t("notConfigured", { source: nameOf(id) }) : t("unavailable", { source: nameOf(id) });
  };
  return (
    <SelectField label={t("label")} defaultValue="automatic">
      {sources.map((source) => (
        <option key={source.id} value={source.id} disabled={!source.available}>
          {textOf(source)}
        </option>
      ))}
    </SelectField>
  );
}
