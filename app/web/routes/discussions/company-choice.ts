import { redirect } from "react-router";
import { personIn } from "../../accounts/account-form.ts";
import { addressOfDiscussion } from "../../components/discussions/discussed-companies.tsx";
import { addressOfTeam } from "../../components/teams/team-table.tsx";
import { appContext } from "../../context.ts";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/company-choice";

/** From the company that was typed on to its discussion, which says when there is no such company. */
export function loader({ url, params, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  personIn(asked, url);
  const typed = url.searchParams.get("ticker")?.trim() ?? "";
  const to = typed === "" ? addressOfTeam(params.id) : addressOfDiscussion(params.id, asked.product.tickerMeant(typed));
  throw redirect(localAddress(to, url.searchParams.get("lang")));
}
