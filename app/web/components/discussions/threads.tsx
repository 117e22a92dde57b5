import { useTranslations } from "use-intl";
import type { ShownThread } from "../../discussions/shown-discussion.ts";
import { ThreadView } from "./thread-view.tsx";
import type { RefusalOf, Writing } from "./writing.ts";

type ThreadsProps = {
  threads: readonly ShownThread[];
  writing: Writing;
  refusalOf: RefusalOf;
  /** The thread whose form was refused; null: none. */
  refusedIn: string | null;
};

/** Those that are open, and those that are resolved behind their number. */
export function Threads({ threads, refusedIn, ...rest }: ThreadsProps) {
  const t = useTranslations("discussions");
  const [resolved, open] = [threads.filter((each) => each.isResolved), threads.filter((each) => !each.isResolved)];
  return (
    <>
      <section className="mt-8 grid gap-5" aria-labelledby="open-threads">
        <h2 className="t-h2" id="open-threads">
          {t("threads")}
        </h2>
        {open.length === 0 && <p className="text-ink-2">{t(threads.length === 0 ? "empty" : "nothingOpen")}</p>}
        {open.map((thread) => (
          <ThreadView key={thread.id} thread={thread} {...rest} />
        ))}
      </section>
      {resolved.length > 0 && (
        <details className="disclosure mt-6" open={resolved.some(({ id }) => id === refusedIn)}>
          <summary>{t("resolvedThreads", { count: resolved.length })}</summary>
          <div className="mt-4 grid gap-5">
            {resolved.map((thread) => (
              <ThreadView key={thread.id} thread={thread} {...rest} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
