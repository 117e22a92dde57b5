export { type Ecb, type EcbOptions, ecb } from "./ecb.ts";
export { type UsTreasury, type UsTreasuryOptions, usTreasury } from "./us-treasury.ts";
