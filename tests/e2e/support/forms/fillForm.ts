import type { Locator, Page } from 'playwright-core';

/** Types into the field with this label. */
export async function fillText(scope: Page | Locator, label: string, value: string): Promise<void> {
  await scope.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** Selects an entry of the field with this label: of a drop-down list, or of one that is searched by typing. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page
    .getByRole('option', { name: option, exact: typeof option === 'string' })
    .first()
    .click();
}
