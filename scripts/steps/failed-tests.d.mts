/** What failed in the report of Vitest, each in two lines (`file › test`, reason), and how many files could not be loaded. */
export function failuresOfVitest(testResults: readonly unknown[]): { failures: string[]; broken: number };
/** What failed in the report of Playwright, each in two lines (`[project] file:line › test`, reason of the last try). */
export function failuresOfPlaywright(suites: readonly unknown[], errors: readonly { message?: string }[]): string[];
