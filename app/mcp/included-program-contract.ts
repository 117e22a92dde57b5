import { servedProduct } from "../api/served-product.ts";
import { productOf } from "../wiring/composition.server.ts";
import { testContext } from "../wiring/test-context.server.ts";
import { type Called, programOf } from "./program-contract.ts";
import { ValueAnswer } from "./value-answer.ts";

const product = productOf(testContext(), null);
export const app = servedProduct(product);
export const { asked, called } = programOf(app);

export type ListedTool = {
  name: string;
  description: string;
  annotations: object;
  inputSchema: { type: string };
  outputSchema: { type: string };
};

export const textOf = ({ content }: Called): string => content[0]?.text ?? "";

export const valued = async (ticker: string) =>
  ValueAnswer.parse(JSON.parse(textOf(await called("value_company", { ticker }))));

export const answerTo = async (path: string) => (await app.request(path)).json();
