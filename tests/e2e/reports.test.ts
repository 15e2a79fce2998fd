import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { signedInApi } from './support/callApi';
import { describeProduct } from './support/describeProduct';
import { choose, fillText } from './support/fillForm';
import { openConsole } from './support/openConsole';

const LIST = '/jishan-smart/report-manage/ecg-manage';
const NIGHTS = '/jishan-smart/report-manage/sleep-manage';
/** Pixels of a canvas that have another colour than its first one. */
const PAINTED = `(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let painted = 0;
  for (let at = 4; at < data.length; at += 4) if (data[at] !== data[0]) painted += 1;
  return painted;
}`;

describeProduct('a report', (stage) => {
  it('of an electrocardiogram is found in the list, read, reviewed, published and printed', async () => {
    const api = await signedInApi(stage.product);
    const page = await openConsole(await stage.openPage(), stage.product, LIST);
    // The most urgent of those that wait stands first.
    const first = page.locator('main table tbody tr').first();
    await first.getByText('危急', { exact: true }).waitFor();
    await first.getByRole('link').first().click();
    await page.waitForURL(/\/show$/);
    const id = Number(/(\d+)\/show$/.exec(page.url())?.[1]);

    await page.getByText('自动分析仅供参考，不作为诊断依据').filter({ visible: true }).first().waitFor();
    const trace = page.locator('canvas[data-part="trace"]');
    await expect
      .poll(() => trace.evaluate((canvas, painted) => new Function(`return ${painted}`)()(canvas), PAINTED))
      .toBeGreaterThan(1_000);
    const summary = page.getByText(/次心搏/);
    await expect.poll(() => summary.textContent()).toMatch(/：\d+ 次心搏，约 \d+ 次\/分/);
    const before = await summary.textContent();
    await page.getByRole('application', { name: '心电波形' }).focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => summary.textContent()).not.toBe(before);
    await page.getByRole('button', { name: '卡尺' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /间隔 \d+ ms/ })
      .waitFor();

    await page.getByRole('button', { name: '审核', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, '审核医生', /./);
    const confirm = dialog.getByRole('button', { name: '审核', exact: true });
    await confirm.click();
    // Nothing is reviewed without a conclusion.
    await dialog.getByText('不能为空').waitFor();
    await fillText(page, '医生结论', 'QTc 延长，请复查');
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await api.call('selectById.ecg.open', { id })).data).toMatchObject({ status: 'published' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 PDF' }).click(),
    ]);
    const content = await readFile(await download.path());
    expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(content.length).toBeGreaterThan(50_000);
    const printed = { entity: 'ecg', operation: 'printReport' };
    await expect
      .poll(async () => (await api.call('selectBySelectivePagination.log.open', printed)).data)
      .toHaveLength(1);
  });

  it('of a night severely short of oxygen has no grade, and one share below 90 % on its page and that of its day', async () => {
    const api = await signedInApi(stage.product);
    const nights = await api.call('selectBySelectivePagination.sleep.open', { severity: 'critical' });
    const [night] = nights.data as unknown as { id: number; t90SleepPct: number }[];
    expect(night?.t90SleepPct).toBeGreaterThan(25);
    const share = String(night?.t90SleepPct);
    const page = await openConsole(await stage.openPage(), stage.product, NIGHTS);
    await page.getByRole('cell', { name: '需医生查看' }).first().waitFor();
    await page.goto(`${NIGHTS}/${night?.id}/show`);
    await page.getByText('不评等级，需医生查看：睡眠中血氧低于 90% 的时间超过 25%').waitFor();
    await page.locator('dl > div').filter({ hasText: '睡眠 T90' }).getByText(share, { exact: true }).waitFor();
    await page.getByRole('link', { name: '当夜的睡眠记录' }).click();
    await page.getByRole('row').filter({ hasText: '睡眠 T90' }).getByText(share, { exact: true }).first().waitFor();
  });
});
