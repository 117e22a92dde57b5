import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import { policyProblems } from "../../../core/policies/api/policy-problems.ts";
import { AsReadParameter } from "../../../core/shared/contracts/as-read-parameter.ts";
import { NewTeamPolicy, TeamPolicies, TeamPolicy, TeamPolicyChange } from "../contracts/team-policy.ts";

const ofPolicy = { params: z.object({ id: z.uuid(), policy: z.uuid() }) };
const refused = {
  403: problemAnswer(["teamEditorMissing"]),
  404: problemAnswer(["notFound"]),
  ...ownRefused,
};

export const teamPolicyRoutes = {
  list: createRoute({
    method: "get",
    path: "/v1/teams/{id}/policies",
    operationId: "teamPolicies",
    ...ownRoute,
    summary: "The parameters of analysis that a team of yours shares; `PATCH /v1/policies/{id}` follows one of them",
    request: idParameter,
    responses: { 200: jsonAnswer(TeamPolicies, "By name"), 404: problemAnswer(["notFound"]), ...ownRefused },
  }),
  share: createRoute({
    method: "post",
    path: "/v1/teams/{id}/policies",
    operationId: "shareTeamPolicy",
    ...ownRoute,
    summary: "Shares parameters of analysis with a team that you own or edit: they are the team's from then on",
    request: { ...idParameter, ...jsonRequest(NewTeamPolicy) },
    responses: {
      201: jsonAnswer(TeamPolicy, "As it is kept"),
      400: problemAnswer([...policyProblems.form]),
      422: problemAnswer([...policyProblems.values, "tooManyTeamPolicies"]),
      ...refused,
    },
  }),
  replace: createRoute({
    method: "put",
    path: "/v1/teams/{id}/policies/{policy}",
    operationId: "replaceTeamPolicy",
    ...ownRoute,
    summary: "Replaces one of them for the whole team; what is absent is left open",
    request: { ...ofPolicy, ...jsonRequest(TeamPolicyChange) },
    responses: {
      200: jsonAnswer(TeamPolicy, "As it is kept"),
      400: problemAnswer([...policyProblems.form, "dateInvalid"]),
      412: problemAnswer(["editConflict", "policyGone"]),
      422: problemAnswer([...policyProblems.values]),
      ...refused,
    },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/policies/{policy}",
    operationId: "deleteTeamPolicy",
    ...ownRoute,
    summary: "Deletes one of them for the whole team; members who followed it follow none",
    request: { ...ofPolicy, query: AsReadParameter.extend({ lang: languageParameter }) },
    responses: {
      204: { description: "Gone" },
      400: problemAnswer(["dateInvalid", "paramUnknown", "paramRepeated", "enumInvalid"]),
      412: problemAnswer(["editConflict"]),
      ...refused,
    },
  }),
};
