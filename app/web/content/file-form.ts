import type { Account } from "../../core/shared/use-cases/caller.ts";
import { Failure } from "../../failure.ts";
import type { Notice } from "../../http/cookies.ts";
import { fieldsIn, formOf, onward, refusedForm } from "../accounts/account-form.ts";
import type { RequestContext } from "../context.ts";
import { contentPageFailure } from "./content-page.ts";

type Received = { request: Request; url: URL; asked: RequestContext };
type SentForm = { reader: Account | null; form: FormData; field: (name: string) => string };

/** Does what a form with files asks for, and leads back to its page with a notice; a refusal stays beside the form. */
export async function changeFiles(
  { request, url, asked }: Received,
  { page, change }: { page: string; change: (sent: SentForm) => Promise<Notice> },
) {
  const reader = asked.viewer.person?.account ?? null;
  try {
    // A body may have megabytes: it is read for editors alone.
    asked.product.content.mustEdit(reader);
    const form = await formOf(request);
    const notice = await change({ reader, form, field: fieldsIn(form) });
    return onward(page, { notice, isSecure: asked.isSecure, url });
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.status < 405) throw contentPageFailure(failure, asked);
    return refusedForm(failure, asked);
  }
}
