import { personIn } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import type { Route } from "./+types/profile-export";

/** The stored data of the signed-in person, as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return new Response(JSON.stringify(await asked.product.accounts.export(account), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="valora.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
