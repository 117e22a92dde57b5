import { Failure } from "../../../failure.ts";
import { discussionKey } from "../../../features/discussions/use-cases/discussions.ts";
import { translatorFor } from "../../../messages/index.ts";
import { personIn } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import { conversationStream, lastSeen } from "../../conversations/conversation-stream.server.ts";
import { changesAfter } from "../../discussions/shown-threads.server.ts";
import type { Route } from "./+types/discussion-events";

/** A discussion as it goes on, for members of the team; to anybody else there is nothing here. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account: reader } = personIn(asked, url);
  const { product, viewer, token, address, reportFailure } = asked;
  const { discussions, accounts } = product;
  const place = { teamId: params.id, ticker: params.ticker };
  try {
    const { ticker } = await discussions.read(reader, place);
    const t = await translatorFor(viewer.language);
    /** As they are now: their session may have ended while they listen, or their membership. */
    const readNow = async () => {
      const account = token === null ? undefined : (await accounts.personOf(token))?.account;
      if (account === undefined) throw new Failure("notFound");
      return discussions.read(account, place);
    };
    return conversationStream({
      ...{ id: discussionKey(params.id, ticker), address, accountId: reader.id },
      after: lastSeen(request),
      feed: discussions.feed,
      linesAfter: async (number) => changesAfter(await readNow(), number, t),
      signal: request.signal,
    });
  } catch (error) {
    const failure = Failure.from(error);
    reportFailure(failure);
    return new Response(null, { status: failure.status });
  }
}
