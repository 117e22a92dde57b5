export type ProgressState = { label: string; done: number; total: number | null; unit: "bytes" | "companies" };

/** Tells the person at the keyboard how far it is. */
export type Progress = {
  update(state: ProgressState): void;
  /** The work that was being counted is over. */
  finish(): void;
  say(line: string): void;
};

type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown };

const barWidth = 30;

/** A bar on a terminal, redrawn ten times a second; elsewhere (a log, a pipe) a plain line every ten seconds. */
export function progressOn(screen: Screen, now: () => number = Date.now): Progress {
  const isTerminal = screen.isTTY === true;
  const pause = isTerminal ? 100 : 10_000;
  let started: { label: string; at: number; done: number } | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  let latest: ProgressState | null = null;

  function show(state: ProgressState): void {
    shownAt = now();
    const seconds = started ? (shownAt - started.at) / 1000 : 0;
    const text = lineOf(state, seconds, started?.done ?? 0, isTerminal);
    screen.write(isTerminal ? `\r\u001b[2K${text.slice(0, (screen.columns ?? 80) - 1)}` : `${text}\n`);
  }

  return {
    update(state) {
      if (started?.label !== state.label) started = { label: state.label, at: now(), done: state.done };
      latest = state;
      if (now() - shownAt >= pause) show(state);
    },
    finish() {
      if (latest) show(latest);
      if (latest && isTerminal) screen.write("\n");
      [started, latest, shownAt] = [null, null, Number.NEGATIVE_INFINITY];
    },
    say(line) {
      screen.write(isTerminal && latest ? `\r\u001b[2K${line}\n` : `${line}\n`);
    },
  };
}

function lineOf({ label, done, total, unit }: ProgressState, seconds: number, from: number, withBar: boolean): string {
  const amount = (count: number) => (unit === "bytes" ? `${(count / 1e6).toFixed(1)} MB` : count.toLocaleString("en"));
  if (total === null || total === 0) return `${label}: ${amount(done)}`;
  const share = Math.min(done / total, 1);
  const filled = Math.round(share * barWidth);
  const bar = withBar ? `${"█".repeat(filled)}${"░".repeat(barWidth - filled)} ` : "";
  const perSecond = seconds > 0 ? (done - from) / seconds : 0;
  const left = perSecond > 0 && done < total ? `, ${durationOf((total - done) / perSecond)} left` : "";
  const what = unit === "bytes" ? "" : ` ${unit}`;
  return `${label} ${bar}${Math.floor(share * 100)} % (${amount(done)} of ${amount(total)}${what}${left})`;
}

const durationOf = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
