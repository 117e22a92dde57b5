import * as z from "zod";

/** Of a deletion: what the caller has read. */
export const AsReadParameter = z.object({
  changedAt: z.string().optional().meta({
    description: "As it was read; where it was changed since, nothing is deleted (`editConflict`)",
  }),
});
