import type { Page } from 'playwright-core';
import { barriersOf, isSerious } from '../../../scripts/axe/barriers';

/** Returns the serious and critical axe-core violations of the current page: rule and first place, one a line. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  return (await barriersOf(page)).filter(isSerious).map(({ id, places }) => `${id}: ${places[0]}`);
}
