import type { Ratio } from "@valora/valuation";

/**
 * Listed classes whose share of the company is not one share of its statements: the statements' shares in one of them.
 * Berkshire Hathaway counts in class A; a class B share has the economic rights of 1/1,500 of it. Classes with equal
 * rights (GOOG and GOOGL, BF.A and BF.B) need no row.
 */
const sharesPerQuoted: Readonly<Record<string, Ratio>> = { "BRK.B": 1 / 1500 };

export const sharesPerQuotedClass = (ticker: string): Ratio | null => sharesPerQuoted[ticker] ?? null;
