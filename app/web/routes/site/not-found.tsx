import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { isStatic: true };

/** Every address that no other route knows. */
export function loader({ context }: Route.LoaderArgs): never {
  throw failurePage(new Failure("notFound"), context.get(appContext));
}

export const action = loader;

export default function NotFound() {
  return null;
}
