const DAY_IN_MILLISECONDS = 86_400_000;

/** The day that SWEEP_DAY names, or else today's, which it names for the processes started from here: a run that lasts past midnight has one day. */
export function sweepDay(environment = process.env) {
  environment.SWEEP_DAY ||= String(Math.floor(Date.now() / DAY_IN_MILLISECONDS));
  const named = environment.SWEEP_DAY;
  if (named === "all") return named;
  if (!/^\d{1,6}$/.test(named))
    throw new Error(`SWEEP_DAY is a number of days since 1970, or "all", and not ${named}.`);
  return Number(named);
}

export function repeatedSweeps(environment = process.env) {
  const day = sweepDay(environment);
  if (day === "all") return "Sweeps ask every member.";
  return `Sweeps ask the part of day ${day}: SWEEP_DAY=${day} asks the same again, SWEEP_DAY=all every member.`;
}
