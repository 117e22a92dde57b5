import type { FigureName } from "../inputs/statement.ts";
import type { Unit } from "../inputs/units.ts";

export function unitOf(name: FigureName): Unit {
  if (name === "epsDiluted" || name === "dividendsPerShare") return "perShare";
  return name === "dilutedShares" ? "shares" : "money";
}
