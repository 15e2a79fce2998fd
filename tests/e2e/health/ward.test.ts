import { expect, it } from 'vitest';
import { openConsole } from '../../../harness/browser/openConsole';
import { signedInApi } from '../support/callApi';
import { describeProductOn } from '../support/describeProduct';
import { choose } from '../support/forms/fillForm';

const SECTION = '/jishan-smart/record-manage';

describeProductOn('postgres', 'the ward', (stage) => {
  it('leads from a person who needs attention to the claim, their day, and the day before', async () => {
    const page = await openConsole(await stage.openPage(), stage.product, `${SECTION}/index`);
    const cards = page.getByRole('list', { name: '当前预警' }).getByRole('listitem');
    await cards.first().getByText('危急', { exact: true }).waitFor();
    // A person with findings of a day, not of a report.
    const name = await cards.filter({ hasText: '疑似跌倒' }).first().getByRole('heading').innerText();

    // The list is refreshed from time to time, and may then have another order.
    await cards
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .first()
      .getByRole('button', { name: '我来处理' })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('处理说明').fill('已电话联系家属');
    await dialog.getByRole('button', { name: '我来处理' }).click();
    await dialog.waitFor({ state: 'detached' });
    const taken = page.getByRole('listitem').filter({ hasText: '已电话联系家属' });
    await taken.waitFor();
    const api = await signedInApi(stage.product);
    const { data } = await api.call('selectWard.wearerAlert.open', {});
    const rows = data as unknown as { status: string; deviceUserName: string; note: string | null }[];
    expect(rows.filter(({ status }) => status === 'acknowledged')).toMatchObject([
      { deviceUserName: name, note: '已电话联系家属' },
    ]);

    await taken.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/-manage\/\d+\/show/);
    await page.getByText(name).first().waitFor();
    const dayShown = async () =>
      /\d{4}-\d{2}-\d{2}/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0];
    await expect.poll(dayShown).toBeDefined();
    const today = await dayShown();
    await page
      .getByRole('button', { name: /^前一个有数据的日子/ })
      .first()
      .click();
    await expect.poll(dayShown).not.toBe(today);
    await page
      .getByRole('button', { name: /^后一个有数据的日子/ })
      .first()
      .click();
    await expect.poll(dayShown).toBe(today);

    // A claimed person stays until the outcome is recorded.
    await page.locator(`[data-tab="${SECTION}/index"]`).getByRole('link').click();
    await taken.getByRole('button', { name: '关闭预警' }).click();
    const closing = page.getByRole('dialog');
    await closing.getByText(name).waitFor();
    await choose(page, '处理结果', '误报');
    await closing.getByRole('button', { name: '关闭预警' }).click();
    await closing.getByText('请说明情况').waitFor();
    await closing.getByLabel('结果说明').fill('手环松动');
    await closing.getByRole('button', { name: '关闭预警' }).click();
    await taken.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: '全部预警记录' }).click();
    const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: '误报' });
    await row.getByText('已关闭').waitFor();
  });
});
