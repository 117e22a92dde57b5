import { personIn } from "../../accounts/account-form.ts";
import { DifferencePage } from "../../components/versions/difference-page.tsx";
import { VersionTexts } from "../../components/versions/version-texts.tsx";
import { ownVersions } from "../../components/versions/version-words.ts";
import { appContext } from "../../context.ts";
import { orFailurePage } from "../../or-failure-page.ts";
import { askedDifference } from "../../versions/asked-difference.ts";
import type { Route } from "./+types/version-difference";
import "../../components/analysis/page/analysis.css";
import "../../components/understanding/understanding.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = context.get(appContext);
  const { account } = personIn(asked, url);
  const caller = { account, address: asked.address };
  return orFailurePage(asked, async () => {
    return askedDifference(url.searchParams, (id, other) => asked.product.versions.compare(caller, { id, other }));
  });
}

export default function VersionDifferenceRoute({ loaderData }: Route.ComponentProps) {
  return (
    <VersionTexts>
      <DifferencePage told={loaderData} place={ownVersions} />
    </VersionTexts>
  );
}
