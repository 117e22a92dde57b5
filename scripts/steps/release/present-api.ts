import { servedProduct } from "../../../app/api/served-product.ts";

/** The description of the API as it is now. */
export const presentApi = async (): Promise<object> => (await servedProduct().request("/api/openapi.json")).json();
