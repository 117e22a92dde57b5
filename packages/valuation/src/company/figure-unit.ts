import type { FigureName } from "../fundamentals.ts";
import type { Unit } from "../units.ts";

export function unitOf(name: FigureName): Unit {
  if (name === "epsDiluted" || name === "dividendsPerShare") return "perShare";
  return name === "dilutedShares" ? "shares" : "money";
}
