import type { Page } from 'playwright-core';
import { findViolations, isSerious } from '../../../scripts/axe/accessibilityViolations';

/**
 * Returns the serious and critical axe-core violations of the current page, of all rules or those about colors: rule and
 * first place, one a line.
 */
export async function seriousBarriers(page: Page, options?: { colorsOnly: boolean }): Promise<string[]> {
  return (await findViolations(page, options))
    .filter(isSerious)
    .map(({ id, elements: places }) => `${id}: ${places[0]}`);
}
