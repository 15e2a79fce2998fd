import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What stands in somebody's way on a page. */
export interface Barrier {
  /** The rule of axe-core. */
  id: string;
  impact: ImpactValue | undefined;
  /** The places as they are written. */
  places: string[];
}

/** The rules that look at colours; what all others find is the same in every look. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Barriers of the page in view by axe-core's rules, all or those about colours, once nothing moves or fades any more. */
export async function barriersOf(page: Page, { isOfColours = false } = {}): Promise<Barrier[]> {
  await page.evaluate(SOURCE);
  await page.waitForFunction(isStill);
  const options: RunOptions = { resultTypes: ['violations'], ...(isOfColours && { runOnly: OF_COLOURS }) };
  const violations = await page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(how)).violations;
  }, options);
  return violations.map(({ id, impact, nodes }) => ({ id, impact, places: nodes.map(({ html }) => html) }));
}

/** Whether a barrier keeps people out, rather than only being in their way. */
export function isSerious({ impact }: Barrier): boolean {
  return impact === 'serious' || impact === 'critical';
}

/** What goes round for ever counts as still. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
}
