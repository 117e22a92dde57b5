import type { ServerBuild } from "react-router";
import type { Config } from "../../config/config.server.ts";
import { spareMemory } from "../../threads/spare-memory.ts";
import { composeForRendering, type RenderingProduct } from "../../wiring/composition.server.ts";
import { createApp } from "../app.ts";
import { pageHandler } from "../page-handler.ts";
import { prepareTexts } from "../problem.ts";
import { createLog } from "../request-log.ts";
import { weakTag } from "../response-store/stored-answer.ts";
import { warmedPaths, warmUp } from "../warm-up.ts";
import type { HandedOver, Place, Rendering, RenderingOrder } from "./rendering.ts";

const nothing: Rendering = { answer: null, failure: null };

/** The work of a rendering thread: one order after the other, so that what each leaves behind is its own. */
export async function renderingThread(
  build: ServerBuild,
  config: Config,
): Promise<(order: RenderingOrder) => Promise<Rendering>> {
  await prepareTexts();
  return renderingsOf(build, config, await composeForRendering(config), spareMemory().afterWork);
}

/** Answers for many, made by the whole server around a product without a database. */
export function renderingsOf(
  build: ServerBuild,
  { mode, publicOrigin, sharedOrigins }: Pick<Config, "mode" | "publicOrigin" | "sharedOrigins">,
  { product, leftBehind }: RenderingProduct,
  afterWork: () => void = () => {},
): (order: RenderingOrder) => Promise<Rendering> {
  const pages = pageHandler(build, { product, mode, publicOrigin });
  const app = createApp({
    product,
    isDatabaseAnswering: async () => false,
    pages,
    files: null,
    log: createLog("silent"),
    publicOrigin,
    sharedOrigins,
    handsOver: true,
  });
  const rendering = async (order: RenderingOrder): Promise<Rendering> => {
    if (order === "get ready") {
      await warmUp(pages, warmedPaths(product));
      leftBehind();
      return nothing;
    }
    const place: Place = { answer: null, failure: null };
    await app.fetch(new Request(order.address, { headers: order.headers }), { place });
    const left = leftBehind();
    const { answer, failure } = place;
    return { answer: answer && { ...tagged(answer), ...left }, failure };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (order) => {
    const next = last.then(() => rendering(order));
    // What has been asked for is on its way before anything else is done.
    last = next.catch(() => {}).then(afterWork);
    return next;
  };
}

/** The memory of a body, which changes hands with its answer; none where the body has only a part of it. */
export function memoryOf({ answer }: Rendering): ArrayBuffer[] {
  if (answer === null) return [];
  const { buffer, byteLength } = answer.body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/** The tag is worked out here: the thread that sends the answer has others to send. */
function tagged(answer: HandedOver): HandedOver {
  const headers = new Headers(answer.headers);
  if (headers.has("etag")) return answer;
  const etag = weakTag(answer.body, headers.get("content-security-policy") ?? "");
  return { ...answer, headers: [...answer.headers, ["etag", etag]] };
}
