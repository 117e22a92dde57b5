import * as z from "zod";
import { NewThesis, Thesis, ThesisRead } from "../../theses/contracts/thesis.ts";

/** A team's has no limits: no mail tells what becomes of it. */
export const TeamThesis = Thesis.omit({ limits: true }).meta({ id: "TeamThesis" });
export const NewTeamThesis = NewThesis.omit({ ticker: true, limits: true }).meta({ id: "NewTeamThesis" });
export const TeamTheses = z.object({ theses: z.array(TeamThesis), most: z.int() }).meta({ id: "TeamTheses" });
export const TeamThesisRead = ThesisRead.extend({
  thesis: TeamThesis.nullable().meta({ description: "Null where the team has written none of this company" }),
}).meta({ id: "TeamThesisRead" });
