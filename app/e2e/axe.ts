import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Part = { include?: string; exclude?: string };

/**
 * What axe finds against accessibility, each with the elements. The pages hold no frames, so axe runs in the page itself
 * instead of a second one, and what passes is not told: both cost more than the rules.
 */
export async function axeViolations(page: Page, { include, exclude }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
