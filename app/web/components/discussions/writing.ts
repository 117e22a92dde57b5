import type { Discussion } from "../../../features/discussions/contracts/discussion.ts";
import type { RefusedForm } from "../../accounts/account-form.ts";

/** Who writes in a discussion, and where its forms lead. */
export type Writing = { page: string } & Pick<Discussion, "role" | "members">;

/** A form of the page that was refused, where it is of this thread or comment. */
export type RefusalOf = (form: string, id: string) => RefusedForm | null;
