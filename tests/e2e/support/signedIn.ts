import type { Page } from 'playwright-core';
import type { ProductStage } from './describeProduct';
import { signIn } from './signIn';

export interface SignedIn {
  /** The name of the language on the login page. */
  language: string;
  /** The first administrator unless told. */
  username?: string;
  password: string;
  /** The page to begin with. */
  path: string;
}

/** Signs in, in a language, on the way to a page. */
export async function signedIn(stage: ProductStage, { language, username, password, path }: SignedIn): Promise<Page> {
  const page = await stage.openPage();
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: language, exact: true }).click();
  await signIn(page, { username, password });
  return page;
}

/** The password the server made up and printed at its first start. */
export function printedPassword({ product }: ProductStage): string {
  const password = /password:\s+(\S+)/.exec(product.output())?.[1];
  if (!password) throw new Error(`no password was printed:\n${product.output()}`);
  return password;
}
