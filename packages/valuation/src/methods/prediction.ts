import { type Method, notApplicable } from "./appraisal.ts";

/** Valora's prediction abstains: it needs a trained model, and none is installed. Never a formula in its place. */
export const prediction: Method = () => notApplicable("modelNotInstalled", "comparableMultiples");
