import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import { differenceResponses, OtherVersion } from "../../versions/api/version-difference.ts";
import { VersionEntry, VersionReplay } from "../../versions/contracts/version.ts";
import { GivenVersion, TeamVersions } from "../contracts/team-version.ts";

const ofVersion = { params: z.object({ id: z.uuid(), version: z.uuid() }) };
const notThere = { 404: problemAnswer(["notFound"]) };
const editorsAlone = { 403: problemAnswer(["teamEditorMissing"]) };

export const teamVersionRoutes = {
  list: createRoute({
    method: "get",
    path: "/v1/teams/{id}/versions",
    operationId: "teamVersions",
    ...ownRoute,
    summary: "The analyses that members have given to a team of yours",
    request: idParameter,
    responses: { 200: jsonAnswer(TeamVersions, "Without their inputs"), ...notThere, ...ownRefused },
  }),
  give: createRoute({
    method: "post",
    path: "/v1/teams/{id}/versions",
    operationId: "giveVersionToTeam",
    ...ownRoute,
    summary: "Gives a team that you own or edit a copy of a version of yours; given again, it is there once",
    request: { ...idParameter, ...jsonRequest(GivenVersion) },
    responses: {
      201: jsonAnswer(z.object({ id: z.uuid() }), "Of the copy"),
      400: problemAnswer(bodyCodes),
      422: problemAnswer(["tooManyTeamVersions"]),
      ...{ ...notThere, ...editorsAlone, ...ownRefused },
    },
  }),
  read: createRoute({
    method: "get",
    path: "/v1/teams/{id}/versions/{version}",
    operationId: "teamVersion",
    ...ownRoute,
    summary: "One of them",
    request: ofVersion,
    responses: { 200: jsonAnswer(VersionEntry, "As it was saved"), ...notThere, ...ownRefused },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/versions/{version}",
    operationId: "deleteTeamVersion",
    ...ownRoute,
    summary: "Deletes one of them for the whole team",
    request: ofVersion,
    responses: { 204: { description: "Gone" }, ...notThere, ...editorsAlone, ...ownRefused },
  }),
  replay: createRoute({
    method: "get",
    path: "/v1/teams/{id}/versions/{version}/replay",
    operationId: "replayTeamVersion",
    ...ownRoute,
    summary: "Its inputs, valued by the engine of today",
    request: ofVersion,
    responses: { 200: jsonAnswer(VersionReplay, "Value by value"), ...notThere, ...ownRefused },
  }),
  difference: createRoute({
    method: "get",
    path: "/v1/teams/{id}/versions/{version}/difference",
    operationId: "teamVersionDifference",
    ...ownRoute,
    summary: "What moved each value between it and another version of the team, or today",
    request: { ...ofVersion, query: OtherVersion },
    responses: { ...differenceResponses, ...ownRefused },
  }),
};
