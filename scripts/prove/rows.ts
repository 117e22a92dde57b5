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
    what: "an hour of mixed requests, fifty a second, with the memory of the resting server after each ninety seconds; the first quarter warms up",
    goal: "0 failed; less than 1 MB an hour",
    by: { kind: "load", of: "soak" },
  },
  {
    id: "streams",
    what: "600 listeners to 120 chats ask at once; a line is written in each chat",
    goal: "as many as the bound allows are held and told, the others refused at once; other readers are answered",
    by: { kind: "load", of: "streams" },
  },
  {
    id: "slow, half-open and idle sockets",
    what: "400 heads byte by byte, 400 senders gone half-way, 100 that read nothing, 600 that say nothing",
    goal: "other readers are answered; slow and half-open ones are closed",
    by: { kind: "load", of: "sockets" },
  },
  {
    id: "users",
    what: "1,000 people with a connection each and an action every ten seconds, seven of ten for a stored answer",
    goal: "p99 below 300 ms, less than 0.1 % failed",
    by: { kind: "load", of: "users" },
  },
  {
    id: "availability, job delivery",
    what: "99.9 % of thirty days",
    goal: "99.9 %",
    by: none("of an installation that has run for thirty days"),
  },
];
