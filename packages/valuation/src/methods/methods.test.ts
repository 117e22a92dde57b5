import { describe } from "vitest";
import { methodNames } from "../report/outcome.ts";
import { methodContract } from "./method-contract.ts";

describe.each(methodNames)("%s", (method) => {
  methodContract(method);
});
