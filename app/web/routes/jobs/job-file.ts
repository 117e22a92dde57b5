import { fileHeaders } from "../../../features/jobs/contracts/run-file-headers.ts";
import { personIn } from "../../accounts/account-form.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/job-file";

/** A file of a run, for its owner. */
export async function loader({ url, context, params: { id } }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  return orFailurePage(asked, async () => {
    const file = await asked.product.jobs.file(account, id);
    return new Response(file.content, { headers: fileHeaders(file) });
  });
}
