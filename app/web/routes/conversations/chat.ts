import { randomUUID } from "node:crypto";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import { Failure } from "../../../failure.ts";
import { chatCookie, chatCookieIn } from "../../../http/cookies.ts";
import { fieldsOf } from "../../accounts/account-form.ts";
import { appContext, type RequestContext } from "../../context.ts";
import { conversationStream, lastSeen } from "../../conversations/conversation-stream.server.ts";
import type { Route } from "./+types/chat";

/** The conversation of this browser as it goes on. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { chat, feed } = asked.product.conversations;
  try {
    const secret = chatCookieIn(request.headers.get("cookie"));
    const found = secret === null ? null : await chat(secret);
    if (secret === null || found === null) throw new Failure("notFound");
    return conversationStream({
      id: found.conversation.id,
      address: asked.address,
      after: lastSeen(request),
      feed,
      linesAfter: async (number) => (await chat(secret, number))?.lines ?? [],
      signal: request.signal,
    });
  } catch (error) {
    return refused(error, asked);
  }
}

/** A reader's message; the first one begins the conversation. */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = context.get(appContext);
  const { product, viewer, address, isSecure } = asked;
  const field = await fieldsOf(request);
  const key = field("clientKey");
  try {
    const { secret, line } = await product.conversations.say(
      { address, account: viewer.person?.account ?? null, language: viewer.language },
      {
        secret: chatCookieIn(request.headers.get("cookie")),
        text: field("text"),
        email: field("email"),
        clientKey: isUuid(key) ? key : randomUUID(),
      },
    );
    return Response.json(line, {
      headers: { "Set-Cookie": chatCookie(secret, isSecure), "Cache-Control": "no-store" },
    });
  } catch (error) {
    return refused(error, asked);
  }
}

/** The server answers with the failure as any program reads it. */
function refused(error: unknown, { reportFailure }: RequestContext): Response {
  const failure = Failure.from(error);
  reportFailure(failure);
  return new Response(null, { status: failure.status });
}
