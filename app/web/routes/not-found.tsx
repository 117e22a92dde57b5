import { Failure } from "../../failure.ts";
import { appContext } from "../context.ts";
import { failurePage } from "../fail.ts";
import type { QuietHandle } from "../quiet/is-quiet.ts";
import type { Route } from "./+types/not-found";

export const handle: QuietHandle = { isQuiet: true };

/** Every address that no other route knows. */
export function loader({ context }: Route.LoaderArgs): never {
  throw failurePage(new Failure("notFound"), context.get(appContext));
}

export default function NotFound() {
  return null;
}
