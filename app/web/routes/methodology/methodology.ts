import { redirect } from "react-router";
import { localAddress } from "../../session/address.ts";
import type { Route } from "./+types/methodology";

export function loader({ url }: Route.LoaderArgs) {
  throw redirect(localAddress("/methods", url.searchParams.get("lang")), 301);
}
