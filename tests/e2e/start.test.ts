import { describe, expect, it, onTestFinished } from 'vitest';
import { describeProduct } from './support/describeProduct';
import { signIn } from './support/signIn';
import { type ProductOptions, startProduct } from './support/startProduct';

describe('the first start', () => {
  const start = async (options: ProductOptions) => {
    const product = await startProduct(options);
    onTestFinished(async () => {
      await product.stop();
    });
    return product;
  };

  it('prints the address, the user name and a password that signs in', async () => {
    const product = await start({ environment: { ADMIN_PASSWORD: undefined } });
    expect(product.output()).toContain(product.url);
    const password = /password:\s+(\S+)/.exec(product.output())?.[1];
    const answer = await fetch(`${product.url}/api/login.admin.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(await answer.json()).toMatchObject({ status: 8000, data: { token: expect.any(String) } });
  });

  it('prints no password that was given, and none at the next start', async () => {
    const product = await start({});
    await product.kill9();
    await product.restart();
    expect(product.output()).not.toContain('password:');
    expect(product.output()).not.toContain(product.adminPassword);
  });

  it('names the variables of an environment that cannot be used', async () => {
    await expect(start({ environment: { DEMO_DATA: 'plenty' } })).rejects.toThrow(/DEMO_DATA/);
  });
});

describeProduct('the running product', (stage) => {
  it('answers that it lives and that its database answers', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(stage.product.url + path)).status).toBe(200);
  });

  it('answers the console at the paths of the spec only', async () => {
    const status = async (path: string) => (await fetch(stage.product.url + path)).status;
    expect(await status('/login')).toBe(200);
    expect(await status('/jishan-smart/elderly-manage/elderly-manage')).toBe(200);
    expect(await status('/assets/nothing.js')).toBe(404);
    expect(await status('/api/nothing.nowhere.open')).toBe(404);
  });

  it('leads to the page that was asked for after signing in', async () => {
    const page = await stage.openPage();
    await page.goto('/jishan-smart/service-manage/attendant-manage?from=mail');
    await page.waitForURL('**/login?redirect=**');
    await signIn(page, { password: stage.product.adminPassword });
    await page.waitForURL('**/jishan-smart/service-manage/attendant-manage?*from=mail*');
    await page.getByRole('heading', { name: '护理员' }).waitFor();
  });

  it('refuses a redirect that leaves the console', async () => {
    const page = await stage.openPage();
    await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F');
    await signIn(page, { password: stage.product.adminPassword });
    expect(new URL(page.url()).origin).toBe(stage.product.url);
  });

  it('keeps a signed-in administrator signed in over kill -9', async () => {
    const page = await stage.openPage();
    await signIn(page, { password: stage.product.adminPassword });
    await stage.product.kill9();
    await stage.product.restart();
    await page.goto('/jishan-smart/elderly-manage/elderly-manage');
    await page.locator('table tbody tr').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/jishan-smart/elderly-manage/elderly-manage');
  });

  it('ends in good order when asked to', async () => {
    expect(await stage.product.stop()).toBe(0);
  });
});
