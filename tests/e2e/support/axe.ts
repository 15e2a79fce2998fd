import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What of the page in view, once nothing moves or fades any more, is a serious or critical barrier by axe-core's rules: rule and first place, one a line. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  await untilStill(page);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<AxeResults> } };
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Waits for the end of what moves or fades; what goes round for ever counts as still. */
async function untilStill(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          ).length,
    );
  await expect.poll(moving).toBe(0);
}
