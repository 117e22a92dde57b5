export * from "./proof-case.ts";
export * from "./proofs.ts";
