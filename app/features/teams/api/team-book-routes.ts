import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute, viewQuery, viewRefused } from "../../../api/own-routes.ts";
import { ownRatioCodes } from "../../../core/fundamentals/api/own-ratio-parameters.ts";
import {
  BookMails,
  NewTeamAlert,
  NewTeamBook,
  TeamAlert,
  TeamAlertChange,
  TeamBook,
  TeamBookEntry,
  TeamBooks,
} from "../contracts/team-book.ts";

const ofBook = { params: z.object({ id: z.uuid(), book: z.uuid() }) };
const ofCompany = {
  params: z.object({ id: z.uuid(), book: z.uuid(), ticker: z.string().openapi({ example: "KO" }) }),
};
const notThere = { 404: problemAnswer(["notFound"]) };
const companyNotThere = { 404: problemAnswer(["notFound", "companyNotInBook"]) };
const editorsAlone = { 403: problemAnswer(["teamEditorMissing"]) };
const named = { 400: problemAnswer([...bodyCodes, "bookNameInvalid"]) };
const done = { description: "Done" };

const ofAlert = { params: z.object({ id: z.uuid(), book: z.uuid(), alert: z.uuid() }) };

export const teamBookRoutes = {
  addAlert: createRoute({
    method: "post",
    path: "/v1/teams/{id}/books/{book}/alerts",
    operationId: "addTeamAlert",
    ...ownRoute,
    summary:
      "Tells the members who want its mails whenever a company of a book crosses a threshold, by their own values",
    request: { ...ofBook, ...jsonRequest(NewTeamAlert) },
    responses: {
      201: jsonAnswer(TeamAlert, "Set"),
      400: problemAnswer([...bodyCodes, "tickerInvalid", ...ownRatioCodes[400]]),
      422: problemAnswer(["outOfRange", "tooManyAlerts", ...ownRatioCodes[422]]),
      ...{ ...companyNotThere, ...editorsAlone, ...ownRefused },
    },
  }),
  changeAlert: createRoute({
    method: "put",
    path: "/v1/teams/{id}/books/{book}/alerts/{alert}",
    operationId: "changeTeamAlert",
    ...ownRoute,
    summary: "Changes the condition of an alert for the whole team",
    request: { ...ofAlert, ...jsonRequest(TeamAlertChange) },
    responses: {
      200: jsonAnswer(TeamAlert, "Changed"),
      400: problemAnswer([...bodyCodes, ...ownRatioCodes[400]]),
      422: problemAnswer(["outOfRange", ...ownRatioCodes[422]]),
      ...{ ...notThere, ...editorsAlone, ...ownRefused },
    },
  }),
  removeAlert: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/books/{book}/alerts/{alert}",
    operationId: "deleteTeamAlert",
    ...ownRoute,
    summary: "Deletes an alert for the whole team",
    request: ofAlert,
    responses: { 204: done, ...notThere, ...editorsAlone, ...ownRefused },
  }),
  mail: createRoute({
    method: "put",
    path: "/v1/teams/{id}/books/{book}/mails",
    operationId: "mailTeamAlerts",
    ...ownRoute,
    summary: "Whether you are mailed the alerts of a book",
    request: { ...ofBook, ...jsonRequest(BookMails) },
    responses: { 204: done, 400: problemAnswer(bodyCodes), ...notThere, ...ownRefused },
  }),
  list: createRoute({
    method: "get",
    path: "/v1/teams/{id}/books",
    operationId: "teamBooks",
    ...ownRoute,
    summary: "The books of a team of yours: named lists of companies",
    request: idParameter,
    responses: { 200: jsonAnswer(TeamBooks, "By name"), ...notThere, ...ownRefused },
  }),
  make: createRoute({
    method: "post",
    path: "/v1/teams/{id}/books",
    operationId: "makeTeamBook",
    ...ownRoute,
    summary: "Makes an empty book in a team that you own or edit",
    request: { ...idParameter, ...jsonRequest(NewTeamBook) },
    responses: {
      201: jsonAnswer(TeamBookEntry, "Made"),
      422: problemAnswer(["tooManyBooks"]),
      ...{ ...named, ...notThere, ...editorsAlone, ...ownRefused },
    },
  }),
  read: createRoute({
    method: "get",
    path: "/v1/teams/{id}/books/{book}",
    operationId: "teamBook",
    ...ownRoute,
    summary: "A book of a team of yours, its companies as your active policy values them",
    request: { ...ofBook, query: viewQuery },
    responses: {
      200: jsonAnswer(TeamBook, "By symbol"),
      ...viewRefused,
      ...notThere,
      ...ownRefused,
    },
  }),
  rename: createRoute({
    method: "patch",
    path: "/v1/teams/{id}/books/{book}",
    operationId: "renameTeamBook",
    ...ownRoute,
    summary: "Gives a book another name",
    request: { ...ofBook, ...jsonRequest(NewTeamBook) },
    responses: { 204: done, ...named, ...notThere, ...editorsAlone, ...ownRefused },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/books/{book}",
    operationId: "deleteTeamBook",
    ...ownRoute,
    summary: "Deletes a book for the whole team",
    request: ofBook,
    responses: { 204: { description: "Gone" }, ...notThere, ...editorsAlone, ...ownRefused },
  }),
  addCompany: createRoute({
    method: "put",
    path: "/v1/teams/{id}/books/{book}/companies/{ticker}",
    operationId: "addToTeamBook",
    ...ownRoute,
    summary: "Adds a company to a book, and opens it within your plan; one that is there already stays as it is",
    request: ofCompany,
    responses: {
      204: done,
      400: problemAnswer(["tickerInvalid"]),
      404: problemAnswer(["notFound", "tickerNotFound"]),
      422: problemAnswer(["assetUnsupported", "marketUnsupported", "bookFull"]),
      429: problemAnswer(["dailyQuotaExceeded", "minuteQuotaExceeded"]),
      ...{ ...editorsAlone, ...ownRefused },
    },
  }),
  removeCompany: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/books/{book}/companies/{ticker}",
    operationId: "removeFromTeamBook",
    ...ownRoute,
    summary: "Takes a company out of a book",
    request: ofCompany,
    responses: {
      204: { description: "Gone" },
      400: problemAnswer(["tickerInvalid"]),
      ...{ ...companyNotThere, ...editorsAlone, ...ownRefused },
    },
  }),
};
