import { bench, none, type Row } from "./row.ts";

export const targets: readonly Row[] = [
  {
    id: "requests a second",
    what: "stored pages, the API, signed-in readers",
    goal: "3,000/s to 5,000/s stored, 600/s signed in",
    by: bench,
  },
  { id: "memory", what: "at rest, and after 10,000 mixed requests", goal: "350 MB; 700 MB", by: bench },
  { id: "start", what: "ready after listening", goal: "3 s, first run 10 s", by: bench },
  {
    id: "R-MEM",
    what: "an hour of mixed requests",
    goal: "less than 1 MB an hour",
    by: { kind: "elsewhere", where: "`npm run bench:server -- --soak=60`, on a machine of its own" },
  },
  {
    id: "open connections, streams",
    what: "2,000 idle sockets, 600 streams, half-open sockets",
    goal: "the rest is answered",
    by: none("the bounds are tested at T-DOS; the load of 600 streams was not run"),
  },
  {
    id: "users",
    what: "1,000 concurrent users",
    goal: "p99 below 300 ms",
    by: none("needs a machine of its own for the load"),
  },
  {
    id: "availability, job delivery",
    what: "99.9 % of thirty days",
    goal: "99.9 %",
    by: none("of an installation that has run for thirty days"),
  },
];
