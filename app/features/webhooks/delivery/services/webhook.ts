import { signedHeaders } from "../signature.ts";
import { again, asJson, isTaken, type Service } from "./service.ts";

const GONE = 410;

/** A program that checks signatures: the event as it was written, signed anew at each attempt; its id stays. */
export const webhook: Service = {
  async requestFor({ id, body, endpoint: { address, secret, former } }, { at }) {
    const others = former.flatMap((each) => (each.until > at && each.secret !== null ? [each.secret] : []));
    const secrets = [secret, ...others];
    return { address, headers: { ...asJson, ...signedHeaders({ id, at, body }, secrets) }, body };
  },
  /** Any answer of 2xx is a success; 410 ends the endpoint; everything else, a redirect too, is tried again. */
  verdictOn(answer) {
    if (isTaken(answer)) return { kind: "sent" };
    return answer.status === GONE ? { kind: "gone" } : again(answer);
  },
};
