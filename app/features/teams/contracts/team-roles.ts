/** From the one who may do most to the one who may do least. A team has one owner. */
export const teamRoles = ["owner", "editor", "commenter", "reader"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Roles that an owner gives; a team is handed over to make another its owner. */
export const givenRoles = ["editor", "commenter", "reader"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Whether a member changes what the team shares. */
export const mayEdit = (role: TeamRole): boolean => role === "owner" || role === "editor";

/** What was done in a team, and may be read there by its members. */
export const teamActions = [
  "made",
  "renamed",
  "invited",
  "invitationRevoked",
  "joined",
  "roleChanged",
  "handedOver",
  "removed",
  "left",
  "bookMade",
  "bookRenamed",
  "bookDeleted",
  "companyAdded",
  "companyRemoved",
  "versionGiven",
  "versionDeleted",
  "thesisWritten",
  "thesisDeleted",
  "alertSet",
  "alertChanged",
  "alertRemoved",
  "policyShared",
  "policyChanged",
  "policyDeleted",
] as const;
export type TeamAction = (typeof teamActions)[number];
