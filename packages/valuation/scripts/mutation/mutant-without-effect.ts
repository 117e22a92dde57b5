/** A mutant that no test can notice, known by its line of code, and why it has no effect. */
export type WithoutEffect = { file: string; code: string; before: string; after: string; why: string };

export const neverAbsent = "an entry that is always there: types ask for the other";
export const order = "an order looks at the sign alone";
