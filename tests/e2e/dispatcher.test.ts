import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from '../../harness/browser/openConsole';
import { signIn } from '../../harness/browser/signIn';
import { signedInApi } from './support/callApi';
import { describeProduct, type ProductStage } from './support/describeProduct';
import { choose, fillText } from './support/forms/fillForm';

const ADMINS = '/jishan-smart/system-manage/admin-manage';
const SYSTEM = '/jishan-smart/system-manage/index';
const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const USERNAME = 'new.dispatcher';
const FIRST_PASSWORD = 'given by somebody else';
const OWN_PASSWORD = 'chosen by themselves';
/** Elders of the small demo data. */
const DEMO_ELDERS = 120;

describeProduct('accounts and permissions', (stage) => {
  it('a dispatcher of one region sees only that region, until the permission is revoked while she works', async () => {
    const boss = await openConsole(await stage.openPage(), stage.product, `${ADMINS}/create`);
    await fillText(boss, '账号', USERNAME);
    await boss.getByLabel(/^初始密码/).fill(FIRST_PASSWORD);
    await fillText(boss, '姓名', '新调度');
    await choose(boss, '权限模板', '调度员');
    await boss.keyboard.press('Escape');
    await choose(boss, '数据范围', '所辖地区');
    await choose(boss, '管辖地区', /./);
    await boss.keyboard.press('Escape');
    await boss.getByRole('button', { name: '保存', exact: true }).click();
    await boss.getByRole('heading', { level: 1, name: /新调度/ }).waitFor();
    const account = new URL(boss.url()).pathname;

    // The page explains by rules why she may not export, and who may.
    await boss.getByRole('combobox', { name: '选择一项权限' }).fill('老人 导出');
    await boss.getByRole('option', { name: /export\.elderly\./ }).click();
    await boss.getByText('不能执行 老人：导出').waitFor();
    await boss.getByRole('link', { name: '运营主管' }).waitFor();

    const hers = await firstSignIn(stage);
    await hers.goto(SYSTEM);
    await hers.getByRole('heading', { level: 1, name: '系统管理首页' }).waitFor();
    for (const name of ['管理员', '权限', '权限模板', '日志']) {
      expect(await hers.getByRole('link', { name, exact: true }).count(), name).toBe(0);
    }
    await hers.goto(ELDERS);
    await hers.locator('tbody tr').first().waitFor();
    expect(await hers.getByRole('link', { name: '新增老人' }).count()).toBe(0);
    const shown = Number(/共 (\d+) 条/.exec(await hers.locator('main').innerText())?.[1]);
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(DEMO_ELDERS);

    // She is notified immediately: the page is emptied and the menu entry disappears.
    const menu = hers.locator('[data-section="elderly-manage"]');
    await menu.waitFor();
    await boss.goto(account.replace(/\/show$/, ''));
    await boss.getByRole('combobox', { name: '额外禁止' }).fill('老人 全部页面');
    await boss.getByRole('option', { name: '“老人”全部页面' }).click();
    await boss.keyboard.press('Escape');
    await boss.getByRole('button', { name: '保存', exact: true }).click();
    await boss.waitForURL(/\/show$/);
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => hers.locator('tbody tr').count()).toBe(0);
    await hers.goto(ADMINS);
    await hers
      .getByText(/无权|没有权限/)
      .first()
      .waitFor();
  });

  it("the viewers of an elder are two clicks from the elder's page, with their reasons", async () => {
    const api = await signedInApi(stage.product);
    const REASON = '联系家属核对用药';
    await api.call('unmask.elderly.admin', { id: 3, reason: REASON });
    const page = await openConsole(await stage.openPage(), stage.product, `${ELDERS}/3/show`);
    const history = page.getByRole('region', { name: '操作记录' });
    await history.getByText(`原因：${REASON}`).waitFor();
    await history.getByRole('link', { name: /查看记录/ }).click();
    const row = page.getByRole('row').filter({ hasText: REASON });
    await row.getByText('老人：查看完整个人信息').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
  });
});

/** Signs the new dispatcher in; she must choose her own password before she sees anything else. */
async function firstSignIn(stage: ProductStage): Promise<Page> {
  const page = await stage.openPage();
  await page.goto('/login?redirect=/index');
  await signIn(page, { username: USERNAME, password: FIRST_PASSWORD });
  await page.waitForURL('**/password');
  await page.goto(ELDERS);
  await page.waitForURL('**/password');
  await page.getByLabel(/^原密码/).fill(FIRST_PASSWORD);
  await page.getByLabel(/^新密码/).fill(OWN_PASSWORD);
  await page.getByLabel(/^确认新密码/).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: '修改密码', exact: true }).click();
  await page.waitForURL('**/index');
  return page;
}
