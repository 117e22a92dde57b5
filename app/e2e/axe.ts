import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Part = { include?: string; exclude?: string };

/** What axe leaves out by default: each target of a finger has 24 pixels, or room around it (WCAG 2.2, 2.5.8). */
const rules = { "target-size": { enabled: true } };

/**
 * What axe finds against accessibility, each with the elements. The pages hold no frames, so axe runs in the page itself
 * instead of a second one, and what passes is not told: both cost more than the rules.
 */
export async function axeViolations(page: Page, { include, exclude }: Part = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"], rules });
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
