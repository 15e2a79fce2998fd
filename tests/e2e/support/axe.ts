import type { Page } from 'playwright-core';
import { findViolations, isSerious } from '../../../scripts/axe/accessibilityViolations';

/** Returns the serious and critical axe-core violations of the current page: rule and first place, one a line. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  return (await findViolations(page)).filter(isSerious).map(({ id, elements: places }) => `${id}: ${places[0]}`);
}
