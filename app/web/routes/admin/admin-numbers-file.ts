import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import type { Route } from "./+types/admin-numbers-file";

/** Reported numbers as a table, for admins; to anybody else there is nothing here. */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { product, viewer } = asked;
  const typed = { state: searchParams.get("state") ?? "", ticker: searchParams.get("ticker") ?? "" };
  return orFailurePage(asked, async () => {
    const table = await product.wrongNumbers.export(viewer.person?.account ?? null, typed);
    return new Response(table, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="valora-numbers.csv"',
        "Cache-Control": "private, no-store",
      },
    });
  });
}
