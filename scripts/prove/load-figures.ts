import type { Crowd } from "./crowd.ts";
import type { Figure } from "./row.ts";
import type { Soaked } from "./soak.ts";

const whole = (value: number): string => new Intl.NumberFormat("en").format(value);
const MOST_GROWTH_AN_HOUR = 1;
const LONG_ENOUGH_IN_MINUTES = 60;
const MOST_LAST_IN_MILLISECONDS = 300;
const MOST_FAILED = 0.001;

type Answers = Crowd["users"];
const faultsText = (faults: Answers["faults"]): string =>
  Object.keys(faults).length === 0
    ? ""
    : ` (${Object.entries(faults)
        .map(([fault, count]) => `${fault}: ${whole(count)}`)
        .join(", ")})`;
const answersText = ({ count, failed, faults, middle, last }: Omit<Answers, "sockets">): string =>
  `${whole(count)} answers, **${failed} failed**${faultsText(faults)}, p50 ${whole(middle)} ms, p99 ${whole(last)} ms`;

/** A shorter run than an hour holds nothing, and neither does a growth that is within twice its error. */
export function soakFigure({ minutes, requests, failed, samples, memory, heap }: Soaked): Figure {
  const [first, last] = [samples.find((sample) => sample.minutes >= minutes / 4), samples.at(-1)];
  const between = (of: (sample: NonNullable<typeof first>) => number) =>
    `${first === undefined ? "?" : Math.round(of(first))} to ${last === undefined ? "?" : Math.round(of(last))}`;
  const slope = (fit: typeof memory) => `${fit.slope.toFixed(1)} ± ${fit.standardError.toFixed(1)} MB an hour`;
  const text = `${Math.round(minutes)} minutes, ${whole(requests)} requests, **${failed} failed**; resident at rest ${slope(memory)} (${between(({ megabytes }) => megabytes)} MB), heap ${slope(heap)}; open files ${between(({ handles }) => handles)}`;
  const grows = memory.slope - 2 * memory.standardError >= MOST_GROWTH_AN_HOUR;
  if (failed > 0 || grows) return { text, state: "fails" };
  if (minutes < LONG_ENOUGH_IN_MINUTES) return { text, state: "unclear" };
  if (memory.slope < MOST_GROWTH_AN_HOUR) return { text, state: "holds" };
  return { text: `${text}: not told apart from no growth on this machine`, state: "unclear" };
}

export function streamsFigure({ asked, held, refused, told, latestInMilliseconds, besides }: Crowd["streams"]): Figure {
  const text = `${asked} asked: ${held} held, ${refused} refused with 503 or 429; ${told} of ${held} told within ${whole(latestInMilliseconds)} ms; other readers: ${answersText(besides)}`;
  return {
    text,
    state: held + refused === asked && held > 0 && told >= held && besides.failed === 0 ? "holds" : "fails",
  };
}

export function socketsFigure({ slow, halfOpen, unread, idle, besides, leftAfter }: Crowd["sockets"]): Figure {
  const text = `${slow} slow, ${halfOpen} half-open, ${unread} unread, ${idle} idle; other readers meanwhile: ${answersText(besides)}; ${whole(leftAfter)} of these sockets were open after 75 s`;
  return { text, state: besides.failed === 0 && leftAfter <= idle + unread ? "holds" : "fails" };
}

export function usersFigure({ sockets, ...answers }: Answers): Figure {
  const isBroken = answers.last >= MOST_LAST_IN_MILLISECONDS || answers.failed >= answers.count * MOST_FAILED;
  return { text: `${whole(sockets)} people: ${answersText(answers)}`, state: isBroken ? "fails" : "holds" };
}
