/** The browser of the tests, where one is installed. */
export function testBrowser(): string | undefined;
/** Where the browser of the tests is, installed where it is missing and that is possible. */
export function ensureTestBrowser(): string;
