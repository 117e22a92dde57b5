import { Failure } from "../../../failure.ts";
import { appContext } from "../../context.ts";
import { failurePage } from "../../fail.ts";
import type { PageHandle } from "../../static-pages/page-handle.ts";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { isStatic: true };

/** Every address that no other route knows. */
export function loader(asked: Route.LoaderArgs): never {
  throw unknownAddress(asked);
}

export function action(asked: Route.ActionArgs): never {
  throw unknownAddress(asked);
}

const unknownAddress = ({ context }: Pick<Route.LoaderArgs, "context">) =>
  failurePage(new Failure("notFound"), context.get(appContext));

export default function NotFound() {
  return null;
}
