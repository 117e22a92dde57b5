import { createApp } from "../http/app.ts";
import { createLog } from "../http/request-log.ts";
import { type Product, productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { withCheckedAnswers } from "./checked-answers.ts";

/** The server around a product, without pages and without a word in the log; around the included data alone unless said. For tests. */
export const servedProduct = (product: Product = productOf(testContext(), null)) =>
  withCheckedAnswers(
    createApp({
      product,
      isDatabaseAnswering: async () => true,
      pages: async () => new Response("", { status: 404 }),
      files: null,
      log: createLog("silent"),
    }),
  );
