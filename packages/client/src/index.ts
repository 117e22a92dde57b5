export type { operations, paths } from "./api-types.ts";
export {
  type AnalysesRequest,
  type AnalysisLine,
  type ClientSettings,
  createValoraClient,
  type Part,
  type Schemas,
  type ValoraClient,
} from "./client.ts";
export { ValoraProblem } from "./problem.ts";
