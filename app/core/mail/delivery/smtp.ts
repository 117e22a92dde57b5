import { createTransport } from "nodemailer";
import type { Delivery, ServerFault } from "../use-cases/deliver-mail.ts";
import type { DueMail } from "../use-cases/mail.ts";

const PATIENCE_IN_MILLISECONDS = 15_000;

/** Hands mails to a server. The recipient is an object, never text that could hold a second one. */
export function smtpSender({ url, from }: { url: string; from: string }) {
  const transport = transportTo(url);
  const unsigned = transportTo(withoutPassword(url));
  return {
    /** Whether the server is there, by its greeting, or by signing in too; null: it is. No mail is sent. */
    async look(isSignedIn: boolean): Promise<ServerFault | null> {
      try {
        await (isSignedIn ? transport : unsigned).verify();
        return null;
      } catch (error) {
        return faultOf(error);
      }
    },

    async send({ id, recipient, subject, text, stopAddress, attachments }: DueMail): Promise<Delivery> {
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: recipient },
          subject,
          text,
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(content),
          })),
          // The same at every try, so that a server that has it already can tell.
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { "Auto-Submitted": "auto-generated", ...stoppedBy(stopAddress) },
        });
        return { kind: "sent" };
      } catch (error) {
        return failureOf(error);
      }
    },
    close() {
      transport.close();
      unsigned.close();
    },
  };
}

/**
 * What lets a mail program end such mails without opening a page, by a request of its own (RFC 8058); one that is not of https is only
 * opened. @see https://www.rfc-editor.org/rfc/rfc8058#section-3.1
 */
function stoppedBy(address: string | null): Record<string, string> {
  if (address === null) return {};
  return {
    "List-Unsubscribe": `<${address}>`,
    ...(address.startsWith("https:") && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
  };
}

function transportTo(url: string) {
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
  return transport;
}

function withoutPassword(url: string): string {
  const bare = new URL(url);
  bare.username = "";
  bare.password = "";
  return bare.href;
}

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

/** The commands whose refusal is about one mail; any other refusal is about us, or the server's whole state. */
const commandsOfMail = new Set(["MAIL FROM", "RCPT TO", "DATA"]);

/** A code from 500 on is the server's last word about this mail; anything else may pass. */
function failureOf(error: unknown): Delivery {
  const code = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : Number.NaN;
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  if (Number.isNaN(code) || !commandsOfMail.has(command)) return { kind: "unreachable", ...faultOf(error) };
  return { kind: code >= 500 ? "refused" : "postponed", reason: textOf(error) };
}

const faultOf = (error: unknown): ServerFault => ({
  reason: textOf(error),
  isSignInRefused: error instanceof Error && "code" in error && error.code === "EAUTH",
});

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
