type Named = { name: string; team: { name: string } | null };

/** A policy, and whose it is, as the messages about it take them. */
export const policyArguments = ({ name, team }: Named) => ({
  name,
  team: team?.name ?? "",
  whose: team === null ? "person" : "team",
});
