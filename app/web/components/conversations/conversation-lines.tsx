export type ShownLine = { number: number; author: "reader" | "team"; text: string; at: Date };

import { useMoments } from "../../analysis/moments.ts";

/** Messages of both sides, in order, each with author and time. */
export function ConversationLines({
  lines,
  reader,
  team,
}: {
  lines: readonly ShownLine[];
  reader: string;
  team: string;
}) {
  const momentOf = useMoments();
  return (
    <ol className="mt-6 grid">
      {lines.map(({ number, author, text, at }) => (
        <li key={number} className="border-t border-line py-3">
          <p className="hint">
            <strong className="font-semibold">{author === "team" ? team : reader}</strong> · {momentOf(at)}
          </p>
          <p className="mt-1 whitespace-pre-wrap break-words">{text}</p>
        </li>
      ))}
    </ol>
  );
}
