import { Failure } from "../../../failure.ts";
import { languages } from "../../../messages/languages.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { Route } from "./+types/security-contact";

const A_HALF_YEAR_IN_MILLISECONDS = 182 * 86_400_000;

/** Whom to tell of a weakness (RFC 9116); only where the operator has said whom. */
export function loader({ url, context }: Route.LoaderArgs) {
  const request = context.get(appContext);
  const { contactEmail } = request.product;
  if (contactEmail === null) throw failurePage(new Failure("notFound"), request);
  const expires = new Date(Date.now() + A_HALF_YEAR_IN_MILLISECONDS).toISOString();
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${url.origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
