import { useTranslations } from "use-intl";

type DifferentLine = { kind: "same" | "added" | "removed"; text: string };

const looks = {
  same: "border-transparent text-ink-2",
  added: "border-ink bg-sunken",
  removed: "border-ink-3 text-ink-3",
} as const;
const lines = { same: "", added: "underline decoration-1 underline-offset-4", removed: "line-through" } as const;
const signs = { same: "", added: "+", removed: "−" } as const;

/** The difference between two texts, line by line: by sign and by line, never by colour alone. */
export function Difference({ difference, label }: { difference: readonly DifferentLine[]; label: string }) {
  const t = useTranslations("editor");
  return (
    <ol aria-label={label} className="mt-4 rounded-card border border-line bg-surface py-2">
      {difference.map(({ kind, text }, index) => (
        <li key={index} className={`flex min-h-6 gap-3 border-l-2 px-3 py-0.5 text-[0.9375rem] ${looks[kind]}`}>
          <span aria-hidden="true" className="w-3 flex-none text-center">
            {signs[kind]}
          </span>
          {kind !== "same" && <span className="sr-only">{t(kind)}: </span>}
          <span className={`min-w-0 whitespace-pre-wrap break-words ${lines[kind]}`}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
