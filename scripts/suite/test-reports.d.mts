type FileResult = { name: string; status: string; message: string; assertionResults: readonly unknown[] };
type Report = { stats: Record<string, number>; errors: readonly { message?: string }[]; suites: readonly unknown[] };
/** Tests counted; what failed and what passed at a later try only, each in two lines: `file › test` and the reason. */
type Result = { passed: number; failed: number; skipped: number; failures: string[] };

export function resultOfVitest(testResults: readonly FileResult[]): Result;
export function resultOfPlaywright(report: Report): Result & { flaky: string[] };
