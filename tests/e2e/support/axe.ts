import type { Page } from 'playwright-core';
import { barriersOf, isSerious } from '../../../scripts/axe/barriers';

/** What of the page in view is a serious or critical barrier by axe-core's rules: rule and first place, one a line. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  return (await barriersOf(page)).filter(isSerious).map(({ id, places }) => `${id}: ${places[0]}`);
}
