import { createRoute, z } from "@hono/zod-openapi";
import { bodyCodes, jsonAnswer, jsonRequest, problemAnswer } from "../../../api/openapi.ts";
import { idParameter, ownRefused, ownRoute } from "../../../api/own-routes.ts";
import {
  CommentEdit,
  Discussion,
  DiscussionsAnswer,
  NewComment,
  NewThread,
  ThreadState,
} from "../contracts/discussion.ts";

const team = z.uuid();
const ticker = z.string().openapi({ example: "KO" });
const ofCompany = { params: z.object({ id: team, ticker }) };
const ofThread = { params: z.object({ id: team, ticker, thread: z.uuid() }) };
const ofComment = { params: z.object({ id: team, ticker, thread: z.uuid(), comment: z.uuid() }) };

const companyNotThere = { 404: problemAnswer(["notFound", "tickerNotFound"]) };
const commentNotThere = { 404: problemAnswer(["notFound", "tickerNotFound", "commentGone"]) };
const notOfReaders = { 403: problemAnswer(["readerCannotComment"]) };
const tooOften = { 429: problemAnswer(["rateLimited"]) };
const textCodes = [...bodyCodes, "tickerInvalid", "answerRequired", "messageTooLong", "mentionUnknown"] as const;
const written = { 201: jsonAnswer(Discussion, "The discussion as it is then") };

export const discussionRoutes = {
  list: createRoute({
    method: "get",
    path: "/v1/teams/{id}/discussions",
    operationId: "teamDiscussions",
    ...ownRoute,
    summary: "The companies that a team of yours talks about",
    request: idParameter,
    responses: {
      200: jsonAnswer(DiscussionsAnswer, "With their open threads"),
      404: problemAnswer(["notFound"]),
      ...ownRefused,
    },
  }),
  read: createRoute({
    method: "get",
    path: "/v1/teams/{id}/discussions/{ticker}",
    operationId: "discussion",
    ...ownRoute,
    summary: "What a team of yours says about a company",
    request: ofCompany,
    responses: {
      200: jsonAnswer(Discussion, "Without threads where nothing was said yet"),
      400: problemAnswer(["tickerInvalid"]),
      ...companyNotThere,
      ...ownRefused,
    },
  }),
  start: createRoute({
    method: "post",
    path: "/v1/teams/{id}/discussions/{ticker}",
    operationId: "startThread",
    ...ownRoute,
    summary: "Begins a thread about a company or a part of its analysis",
    request: { ...ofCompany, ...jsonRequest(NewThread) },
    responses: {
      ...written,
      400: problemAnswer(textCodes),
      422: problemAnswer(["discussionFull", "tooManyMentions"]),
      ...notOfReaders,
      ...companyNotThere,
      ...tooOften,
      ...ownRefused,
    },
  }),
  reply: createRoute({
    method: "post",
    path: "/v1/teams/{id}/discussions/{ticker}/{thread}",
    operationId: "replyInThread",
    ...ownRoute,
    summary: "Replies in a thread; one that was resolved is open again",
    request: { ...ofThread, ...jsonRequest(NewComment) },
    responses: {
      ...written,
      400: problemAnswer(textCodes),
      422: problemAnswer(["threadFull", "tooManyMentions"]),
      ...notOfReaders,
      ...commentNotThere,
      ...tooOften,
      ...ownRefused,
    },
  }),
  settle: createRoute({
    method: "patch",
    path: "/v1/teams/{id}/discussions/{ticker}/{thread}",
    operationId: "settleThread",
    ...ownRoute,
    summary: "Says that a thread is resolved, or opens it again",
    request: { ...ofThread, ...jsonRequest(ThreadState) },
    responses: {
      204: { description: "Done" },
      400: problemAnswer([...bodyCodes, "tickerInvalid"]),
      ...notOfReaders,
      ...commentNotThere,
      ...ownRefused,
    },
  }),
  edit: createRoute({
    method: "patch",
    path: "/v1/teams/{id}/discussions/{ticker}/{thread}/{comment}",
    operationId: "editComment",
    ...ownRoute,
    summary: "Edits a comment of yours",
    request: { ...ofComment, ...jsonRequest(CommentEdit) },
    responses: {
      204: { description: "Done" },
      400: problemAnswer(textCodes),
      403: problemAnswer(["readerCannotComment", "commentNotYours"]),
      412: problemAnswer(["editConflict"]),
      422: problemAnswer(["tooManyMentions"]),
      ...commentNotThere,
      ...tooOften,
      ...ownRefused,
    },
  }),
  remove: createRoute({
    method: "delete",
    path: "/v1/teams/{id}/discussions/{ticker}/{thread}/{comment}",
    operationId: "deleteComment",
    ...ownRoute,
    summary: "Deletes a comment of yours; any, where you are the owner of the team",
    request: ofComment,
    responses: {
      204: { description: "Gone" },
      400: problemAnswer(["tickerInvalid"]),
      403: problemAnswer(["commentNotYours"]),
      ...commentNotThere,
      ...ownRefused,
    },
  }),
};
