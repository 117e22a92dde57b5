/** The browser of the tests, where one is installed. */
export function testBrowser(): string | undefined;
