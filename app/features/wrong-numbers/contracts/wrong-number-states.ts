/** `new`: not looked at yet. `corrected`: the data have been put right. `notAFault`: the number is right. */
export const wrongNumberStates = ["new", "checking", "corrected", "notAFault"] as const;
export type WrongNumberState = (typeof wrongNumberStates)[number];
