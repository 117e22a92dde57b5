import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { conversationStream, lastSeen } from "../../conversations/conversation-stream.server.ts";
import type { Route } from "./+types/admin-message-events";

/** A conversation as it goes on, for admins; to anybody else there is nothing here. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { product, viewer, token, address, reportFailure } = context.get(appContext);
  const { conversations, accounts } = product;
  const reader = viewer.person?.account ?? null;
  /** As they are now: their session may have ended while they listen, or their role. */
  const readerNow = async () => (token === null ? null : ((await accounts.personOf(token))?.account ?? null));
  try {
    await conversations.read(reader, id);
    return conversationStream({
      id,
      address,
      accountId: reader?.id ?? null,
      after: lastSeen(request),
      feed: conversations.feed,
      linesAfter: async (number) =>
        (await conversations.read(await readerNow(), id)).lines.filter((line) => line.number > number),
      signal: request.signal,
    });
  } catch (error) {
    const failure = Failure.from(error);
    reportFailure(failure);
    return new Response(null, { status: failure.status });
  }
}
