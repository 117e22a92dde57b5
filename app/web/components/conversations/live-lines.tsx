import { ConversationLines, type ShownLine } from "./conversation-lines.tsx";
import { useLiveLines } from "./use-live-lines.ts";

type LiveLinesProps = { lines: readonly ShownLine[]; address: string; reader: string; team: string };

/** A conversation as it goes on. */
export function LiveLines({ lines: first, address, reader, team }: LiveLinesProps) {
  const { lines } = useLiveLines(first, address);
  return (
    <div aria-live="polite">
      <ConversationLines lines={lines} reader={reader} team={team} />
    </div>
  );
}
