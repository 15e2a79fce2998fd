import type { Page } from 'playwright-core';
import type { Credentials } from '../logIn';

/** Signs in on the login page, opening it if necessary, and waits until it is left. */
export async function signIn(page: Page, { username = 'admin', password }: Credentials): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
