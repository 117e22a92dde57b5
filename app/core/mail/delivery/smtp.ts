import { createTransport } from "nodemailer";
import type { Delivery } from "../use-cases/deliver-mail.ts";
import type { DueMail } from "../use-cases/mail.ts";

const PATIENCE_IN_MILLISECONDS = 15_000;

/** Hands mails to a server. The recipient is an object, never text that could hold a second one. */
export function smtpSender({ url, from }: { url: string; from: string }) {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_IN_MILLISECONDS,
    greetingTimeout: PATIENCE_IN_MILLISECONDS,
    socketTimeout: PATIENCE_IN_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Errors outside a delivery, such as a connection lost after it.
  transport.on("error", () => {});
  return {
    async send({ id, recipient, subject, text }: DueMail): Promise<Delivery> {
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: recipient },
          subject,
          text,
          // The same at every try, so that a server that has it already can tell.
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return { kind: "sent" };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

/** A code from 500 on is the server's last word about this mail, unless it is about us; anything else may pass. */
function failureOf(error: unknown): Delivery {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : Number.NaN;
  const reason = error instanceof Error ? error.message : String(error);
  const isAboutUs = error instanceof Error && "code" in error && error.code === "EAUTH";
  if (Number.isNaN(code) || isAboutUs) return { kind: "unreachable", reason };
  return { kind: code >= 500 ? "refused" : "postponed", reason };
}
