import { useTranslations } from "use-intl";
import { ShownOnce } from "../accounts/shown-once.tsx";

/** The secret of an endpoint, shown this once. */
export function NewSecret({ address, secret }: { address: string; secret: string }) {
  const t = useTranslations("webhooks");
  return (
    <div className="mt-6">
      <ShownOnce label={t("newSecret", { address })} value={secret} hint={t("newSecretLead")} />
    </div>
  );
}
