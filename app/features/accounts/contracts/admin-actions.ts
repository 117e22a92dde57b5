/** What may be set of the installation, as the record of administrators' actions names it. */
export const installationActions = ["operatorName", "planLimits", "liveProviders"] as const;
export type InstallationAction = (typeof installationActions)[number];
