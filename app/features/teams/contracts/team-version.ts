import * as z from "zod";
import { VersionEntry } from "../../versions/contracts/version.ts";

/** A version as its team keeps it: a copy of what a member gave. */
export const TeamVersionEntry = VersionEntry.extend({
  givenBy: z.string().nullable().meta({ description: "The name of who gave it; null: they have left Valora" }),
  givenAt: z.iso.datetime(),
}).meta({ id: "TeamVersionEntry" });

export const TeamVersions = z
  .object({
    versions: z.array(TeamVersionEntry).meta({ description: "The one given last first" }),
    most: z.int().meta({ description: "Versions that the team may have, by the plan of its owner" }),
  })
  .meta({ id: "TeamVersions" });

export const GivenVersion = z
  .strictObject({
    version: z.string().meta({ description: "Id of a version of your own" }),
    withNote: z.boolean().optional().meta({ description: "Whether your note goes with it; absent: it does not" }),
  })
  .meta({ id: "GivenVersion" });
