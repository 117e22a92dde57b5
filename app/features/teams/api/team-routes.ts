import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute, pageRefused } from "../../../api/own-routes.ts";
import { pageSchema } from "../../../core/shared/contracts/pages.ts";
import { NewInvitation, NewTeam, RoleChange, Team, TeamActivityPage, TeamsAnswer } from "../contracts/team.ts";

const bySession: Record<string, string[]>[] = [{ session: [] }];
/** What changes who is in a team asks for a session in a browser: a leaked key must not do it. */
const inBrowser = { ...ownRoute, security: bySession };
const notThere = { 404: problemAnswer(["notFound"]) };
const ownersAlone = { 403: problemAnswer(["teamRoleMissing"]) };
const provedByOwner = { 403: problemAnswer(["teamRoleMissing", "proveItIsYou"]) };
const ofMember = { params: z.object({ id: z.uuid(), member: z.uuid() }) };
const ofInvitation = { params: z.object({ id: z.uuid(), invitation: z.uuid() }) };
const done = { description: "Done" };

export const teamRoutes = {
  list: createRoute({
    method: "get",
    path: "/v1/teams",
    operationId: "teams",
    ...ownRoute,
    summary: "Your teams, and the invitations to the address of your account",
    responses: { 200: jsonAnswer(TeamsAnswer, "Teams by name"), ...ownRefused },
  }),
  make: createRoute({
    method: "post",
    path: "/v1/teams",
    operationId: "makeTeam",
    ...inBrowser,
    summary: "Makes a team, whose owner you are",
    request: jsonRequest(NewTeam),
    responses: {
      201: jsonAnswer(Team, "Made"),
      400: problemAnswer([...bodyCodes, "teamNameInvalid"]),
      422: problemAnswer(["tooManyTeams"]),
      ...ownRefused,
    },
  }),
  read: createRoute({
    method: "get",
    path: "/v1/teams/{id}",
    operationId: "team",
    ...ownRoute,
    summary: "A team of yours: its members, and what was done in it",
    request: idParameter,
    responses: { 200: jsonAnswer(Team, "As you may see it"), ...notThere, ...ownRefused },
  }),
  activity: createRoute({
    method: "get",
    path: "/v1/teams/{id}/activity",
    operationId: "teamActivity",
    ...ownRoute,
    summary: "What was done in a team of yours, kept for a year, a page at a time",
    request: { ...idParameter, query: z.object({ ...pageSchema, lang: languageParameter }) },
    responses: { 200: jsonAnswer(TeamActivityPage, "Newest first"), ...pageRefused, ...notThere, ...ownRefused },
  }),
  rename: createRoute({
    method: "patch",
    path: "/v1/teams/{id}",
    operationId: "renameTeam",
    ...inBrowser,
    summary: "Gives a team of which you are the owner another name",
    request: { ...idParameter, ...jsonRequest(NewTeam) },
    responses: {
      204: done,
      400: problemAnswer([...bodyCodes, "teamNameInvalid"]),
      ...notThere,
      ...ownersAlone,
      ...ownRefused,
    },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}",
    operationId: "deleteTeam",
    ...inBrowser,
    summary: "Deletes a team of which you are the owner, with all that it holds",
    request: idParameter,
    responses: { 204: { description: "Gone" }, ...notThere, ...provedByOwner, ...ownRefused },
  }),
  export: createRoute({
    method: "get",
    path: "/v1/teams/{id}/export",
    operationId: "exportTeam",
    ...inBrowser,
    summary: "Everything that a team of which you are the owner holds",
    request: idParameter,
    responses: {
      200: jsonAnswer(z.record(z.string(), z.unknown()), "By subject"),
      ...notThere,
      ...ownersAlone,
      ...ownRefused,
    },
  }),
  invite: createRoute({
    method: "post",
    path: "/v1/teams/{id}/invitations",
    operationId: "inviteToTeam",
    ...inBrowser,
    summary: "Invites an address by mail; the same one again is sent the mail again",
    request: { ...idParameter, ...jsonRequest(NewInvitation) },
    responses: {
      202: { description: "A message is on its way; the same answer whether or not the address has an account" },
      400: problemAnswer([...bodyCodes, "emailInvalid"]),
      409: problemAnswer(["alreadyTeamMember"]),
      422: problemAnswer(["teamFull"]),
      429: problemAnswer(["rateLimited"]),
      ...notThere,
      ...ownersAlone,
      ...ownRefused,
    },
  }),
  revoke: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/invitations/{invitation}",
    operationId: "revokeInvitation",
    ...inBrowser,
    summary: "Takes an invitation back",
    request: ofInvitation,
    responses: { 204: { description: "Gone" }, ...notThere, ...ownersAlone, ...ownRefused },
  }),
  changeMember: createRoute({
    method: "patch",
    path: "/v1/teams/{id}/members/{member}",
    operationId: "changeTeamMember",
    ...inBrowser,
    summary: "Gives a member another role, or hands the team over to them",
    request: { ...ofMember, ...jsonRequest(RoleChange) },
    responses: {
      204: done,
      400: problemAnswer(bodyCodes),
      409: problemAnswer(["teamNeedsOwner"]),
      ...notThere,
      ...provedByOwner,
      ...ownRefused,
    },
  }),
  removeMember: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/members/{member}",
    operationId: "removeTeamMember",
    ...inBrowser,
    summary: "Leaves a team, where the member is you; or removes a member, for its owner",
    request: ofMember,
    responses: {
      204: { description: "Gone" },
      409: problemAnswer(["teamNeedsOwner"]),
      ...notThere,
      ...ownersAlone,
      ...ownRefused,
    },
  }),
  accept: createRoute({
    method: "post",
    path: "/v1/team-invitations/{id}",
    operationId: "acceptInvitation",
    ...inBrowser,
    summary: "Accepts an invitation to the address of your account",
    request: idParameter,
    responses: { 201: jsonAnswer(Team, "The team"), ...notThere, ...ownRefused },
  }),
  decline: createRoute({
    method: "delete",
    path: "/v1/team-invitations/{id}",
    operationId: "declineInvitation",
    ...inBrowser,
    summary: "Declines one of them",
    request: idParameter,
    responses: { 204: { description: "Gone" }, ...notThere, ...ownRefused },
  }),
};
