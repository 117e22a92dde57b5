import { describe } from "vitest";
import { methodContract } from "../method-contract.ts";
import { methodNames } from "../outcome.ts";

describe.each(methodNames)("%s", (method) => {
  methodContract(method);
});
