import { useTranslations } from "use-intl";
import { type ChannelKind, channelKinds } from "../../../features/webhooks/contracts/webhooks.ts";
import { LocalLink } from "../site/local-link.tsx";

/** Which service the new channel is of. */
export function ServiceChoice({ service }: { service: ChannelKind }) {
  const t = useTranslations("channels");
  return (
    <nav className="flex flex-wrap gap-x-6 gap-y-2" aria-label={t("service")}>
      {channelKinds.map((kind) => (
        <LocalLink
          key={kind}
          to={`/channels?service=${kind}`}
          preventScrollReset
          className={kind === service ? "font-semibold no-underline" : "link"}
          aria-current={kind === service ? "true" : undefined}
        >
          {t("services", { service: kind })}
        </LocalLink>
      ))}
    </nav>
  );
}

const steps = ["first", "second", "third"] as const;

/** How to get what the form asks for, step by step. */
export function ChannelSteps({ service }: { service: ChannelKind }) {
  const t = useTranslations("channels");
  return (
    <ol className="mt-5 mb-6 grid max-w-[66ch] list-decimal gap-2 pl-5">
      {steps.map((step) => (
        <li key={step} className="break-words">
          {t.rich(`steps.${service}.${step}`, { code: (words) => <code className="break-all">{words}</code> })}
        </li>
      ))}
    </ol>
  );
}
