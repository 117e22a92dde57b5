import { createRoute, z } from "@hono/zod-openapi";
import { jsonAnswer, jsonRequest, languageParameter, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import { AsReadParameter } from "../../../core/shared/contracts/as-read-parameter.ts";
import { writtenRefused } from "../../theses/api/thesis-requests.ts";
import { NewTeamThesis, TeamTheses, TeamThesis, TeamThesisRead } from "../contracts/team-thesis.ts";

const ofCompany = { params: z.object({ id: z.uuid(), ticker: z.string().openapi({ example: "KO" }) }) };
const notThere = { 404: problemAnswer(["notFound"]) };
const notFound = { 404: problemAnswer(["notFound", "tickerNotFound"]) };
const editorsAlone = { 403: problemAnswer(["teamEditorMissing"]) };
const quota = { 429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded"]) };

export const teamThesisRoutes = {
  list: createRoute({
    method: "get",
    path: "/v1/teams/{id}/theses",
    operationId: "teamTheses",
    ...ownRoute,
    summary: "What a team of yours has written about companies, by company",
    request: idParameter,
    responses: { 200: jsonAnswer(TeamTheses, "Without figures"), ...notThere, ...ownRefused },
  }),
  read: createRoute({
    method: "get",
    path: "/v1/teams/{id}/theses/{ticker}",
    operationId: "teamThesis",
    ...ownRoute,
    summary: "That of a company, with the figures that it names as they are now",
    request: ofCompany,
    responses: {
      200: jsonAnswer(TeamThesisRead, "Each figure with its day"),
      400: problemAnswer(["tickerInvalid"]),
      422: problemAnswer(["assetUnsupported", "marketUnsupported"]),
      ...{ ...notFound, ...quota, ...ownRefused },
    },
  }),
  save: createRoute({
    method: "put",
    path: "/v1/teams/{id}/theses/{ticker}",
    operationId: "saveTeamThesis",
    ...ownRoute,
    summary: "Keeps what a team that you own or edit thinks of a company, in place of what there was",
    request: { ...ofCompany, ...jsonRequest(NewTeamThesis) },
    responses: {
      200: jsonAnswer(TeamThesis, "Kept"),
      400: problemAnswer(writtenRefused.form),
      422: problemAnswer([...writtenRefused.values, "tooManyTeamTheses"]),
      ...writtenRefused.conflict,
      ...{ ...notFound, ...editorsAlone, ...quota, ...ownRefused },
    },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/theses/{ticker}",
    operationId: "deleteTeamThesis",
    ...ownRoute,
    summary: "Deletes it for the whole team",
    request: { ...ofCompany, query: AsReadParameter.extend({ lang: languageParameter }) },
    responses: {
      204: { description: "Gone" },
      400: problemAnswer(["tickerInvalid", "dateInvalid", "paramUnknown", "paramRepeated", "enumInvalid"]),
      412: problemAnswer(["editConflict"]),
      ...{ ...notThere, ...editorsAlone, ...ownRefused },
    },
  }),
};
