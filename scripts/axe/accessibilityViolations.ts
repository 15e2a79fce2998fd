import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An accessibility violation on a page. */
export interface AccessibilityViolation {
  /** The rule of axe-core. */
  id: string;
  impact: ImpactValue | undefined;
  /** The HTML of the affected elements. */
  elements: string[];
}

/** Rules about colors; the results of all others do not depend on the appearance. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations of axe-core's rules on the current page: all, or those about colors. Waits for animations to
 * finish.
 */
export async function findViolations(page: Page, { colorsOnly = false } = {}): Promise<AccessibilityViolation[]> {
  await page.evaluate(SOURCE);
  await page.waitForFunction(hasNoRunningAnimation);
  const options: RunOptions = { resultTypes: ['violations'], ...(colorsOnly && { runOnly: COLOR_RULES }) };
  const violations = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(runOptions)).violations;
  }, options);
  return violations.map(({ id, impact, nodes }) => ({ id, impact, elements: nodes.map(({ html }) => html) }));
}

/** Returns whether a violation makes the page unusable for some people. */
export function isSerious({ impact }: AccessibilityViolation): boolean {
  return impact === 'serious' || impact === 'critical';
}

/** Ignores endless animations. */
function hasNoRunningAnimation(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
}
