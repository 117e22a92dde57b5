import { type ReactNode, useId } from "react";

type PanelProps = {
  title: string;
  aside?: ReactNode;
  say: ReactNode;
  /** The addresses of the figures in the sentence, and of that beside the title. */
  traces?: { say?: string; aside?: string };
  children?: ReactNode;
  isWide?: boolean;
};

/** One question of the section: its title, the answer in a sentence, and the drawing that shows it. */
export function Panel({ title, aside, say, traces = {}, children, isWide = false }: PanelProps) {
  const id = useId();
  return (
    <section className={isWide ? "sec question question-wide" : "sec question"} aria-labelledby={id}>
      <div className="sec-head">
        <h2 className="t-h2" id={id}>
          {title}
        </h2>
        {aside === undefined ? null : (
          <span className="t-tiny text-ink-3" data-trace={traces.aside}>
            {aside}
          </span>
        )}
      </div>
      <p className="t-say" data-trace={traces.say}>
        {say}
      </p>
      {children}
    </section>
  );
}
