import type { OpenAPIHono } from "@hono/zod-openapi";

/** Questions, whatever their method: asked again they compute again. */
const questions = [
  "analyses",
  "imports",
  "narration",
  "openShareLink",
  "portfolio",
  "portfolioTable",
  "portfolioWorkbook",
];

/** How a person comes in and shows who they are: each step is for a browser, has a cookie or a challenge of its own, and is good once. */
const waysIn = [
  ...["signIn", "finishSignIn", "signOut", "askForPasskey", "signInByPasskey", "setUp"],
  ...["proveItIsMe", "beginAuthenticator", "confirmAuthenticator", "beginPasskey", "addPasskey"],
];

/** What ends in the same state however often it is asked: a mailed link, an invitation or an event of a payment is used up by the first. */
const usedUp = [
  ...["confirmSignUp", "confirmEmail", "stopEmailChange", "resetPassword", "acceptInvitation"],
  ...["cancelJobRun", "renewRecoveryCodes", "takePaymentEvent"],
];

/** Whether a POST computes an answer and changes nothing. */
export const onlyAsks = (operationId: string): boolean => questions.includes(operationId);

/** POST operations that take no Idempotency-Key. Every other one takes it: it makes or sends something. */
export const operationsWithoutKeys: ReadonlySet<string> = new Set([...questions, ...waysIn, ...usedUp]);

/** Operations whose work knows the key too, in the transaction that it is done in. */
const onceByThemselves: ReadonlySet<string> = new Set(["addJob"]);

export type KeyedOperation = { operation: string; address: RegExp; isPersonal: boolean; isOnceByItself: boolean };

/** Whether an operation takes the header. */
export const takesKey = (method: string, operationId: string): boolean =>
  method === "post" && !operationsWithoutKeys.has(operationId);

/** The operations that take the header, as they are described. */
export const keyedOperations = (api: OpenAPIHono): readonly KeyedOperation[] =>
  api.openAPIRegistry.definitions.flatMap((each) => {
    if (each.type !== "route") return [];
    const { method, path, operationId = "", security = [] } = each.route;
    if (!takesKey(method, operationId)) return [];
    const pattern = path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+");
    const address = new RegExp(`^(?:/api)?${pattern}$`);
    const isOnceByItself = onceByThemselves.has(operationId);
    return [{ operation: operationId, address, isPersonal: security.length > 0, isOnceByItself }];
  });
