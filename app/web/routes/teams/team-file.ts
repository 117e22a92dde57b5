import { personIn } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/team-file";

/** Everything that a team holds, as a file for its owner. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(
    asked,
    async () =>
      new Response(JSON.stringify(await asked.product.teams.export(account, params.id), null, 2), {
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "Content-Disposition": 'attachment; filename="valora-team.json"',
          "Cache-Control": "private, no-store",
        },
      }),
  );
}
