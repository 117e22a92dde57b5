import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { conversationStream, lastSeen } from "../../conversations/conversation-stream.server.ts";
import type { Route } from "./+types/admin-message-events";

/** A conversation as it goes on, for admins; to anybody else there is nothing here. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { product, viewer, address, reportFailure } = context.get(appContext);
  const { conversations } = product;
  const reader = viewer.person?.account ?? null;
  try {
    await conversations.read(reader, id);
    return conversationStream({
      id,
      address,
      after: lastSeen(request),
      feed: conversations.feed,
      linesAfter: async (number) => (await conversations.read(reader, id)).lines.filter((line) => line.number > number),
      signal: request.signal,
    });
  } catch (error) {
    const failure = Failure.from(error);
    reportFailure(failure);
    return new Response(null, { status: failure.status });
  }
}
