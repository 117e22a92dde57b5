import { useTranslations } from "use-intl";
import type { LostPolicy } from "../../../core/policies/contracts/policy.ts";
import type { ValuedForReader } from "../../../features/watchlist/contracts/watchlist.ts";
import { policyArguments } from "../../../messages/reader/policy-arguments.ts";
import { LocalLink } from "../site/local-link.tsx";

/** By which policy a list is valued for its reader, or the one that they can follow no more. */
export function FollowedPolicyLine({ policy, lostPolicy }: Pick<ValuedForReader, "policy" | "lostPolicy">) {
  const t = useTranslations("site.policy");
  if (policy === null && lostPolicy === null) return null;
  return (
    <p className="hint mt-3 max-w-[66ch] wrap-anywhere">
      {policy === null ? <LostPolicyText policy={lostPolicy} /> : t("followed", policyArguments(policy))}{" "}
      <LocalLink className="link" to="/profile#policies">
        {t("manage")}
      </LocalLink>
    </p>
  );
}

/** Says that a policy of a team is followed no more. */
export function LostPolicyText({ policy }: { policy: LostPolicy | null }) {
  const t = useTranslations("site.policy");
  return policy && t("lost", { name: policy.name, team: policy.team });
}
