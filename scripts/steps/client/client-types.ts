import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { servedProduct } from "../../../app/api/served-product.ts";
import { inFull } from "../../../app/api/shared-parts/in-full-contract.ts";
import { typesOf } from "../../../packages/client/scripts/types-of.ts";
import { root } from "../workspace.mjs";

const described = await (await servedProduct().request("/api/openapi.json")).json();
writeFileSync(join(root, "packages/client/src/api-types.ts"), await typesOf(inFull(described)));
process.exit(0);
