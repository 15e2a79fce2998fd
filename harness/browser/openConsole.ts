import type { Page } from 'playwright-core';
import { COOKIE_PREFIX } from '../../contract/constants';
import { type Credentials, logIn } from '../logIn';
import type { Product } from '../startProduct';

/**
 * Opens an address of the console as a signed-in user, whose session comes from the API. Tests of the sign-in itself start
 * at the login page instead, with `signIn`.
 */
export async function openConsole(page: Page, product: Product, path: string, who?: Credentials): Promise<Page> {
  const { uuid, token } = await logIn(product, who);
  const cookie = (name: string, value: string) => ({ name: COOKIE_PREFIX + name, value, url: product.url });
  await page.context().addCookies([cookie('uuid', uuid), cookie('token', token)]);
  await page.goto(path);
  return page;
}
