import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../../harness/browser/openConsole';
import { scaledLimit } from '../../../scripts/timeLimits.mjs';
import { signedInApi } from '../support/callApi';
import { describeProduct } from '../support/describeProduct';
import { choose, fillText } from '../support/forms/fillForm';
import { type UploadedNight, uploadNight } from '../support/uploads/uploadNight';
import { uploadTachycardia } from '../support/uploads/uploadTachycardia';

const WARD = '/jishan-smart/record-manage/index';
/** The interval of the server's jobs is thirty seconds. */
const NIGHT_LIMIT_MS = scaledLimit(60_000);
/** Returns the pixels of a canvas that differ from its first one. */
const PAINTED = `(canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let painted = 0;
  for (let at = 4; at < data.length; at += 4) if (data[at] !== data[0]) painted += 1;
  return painted;
}`;

interface WardRow {
  deviceUserId: number;
  deviceUserName: string;
}

describeProduct('a report', (stage) => {
  let night: UploadedNight;
  // Uploaded first, so that its report is created meanwhile.
  beforeAll(async () => {
    night = await uploadNight(stage.product, await signedInApi(stage.product));
  });

  it('of a tachycardia goes from the device to the ward, is claimed, verified, concluded and printed', async () => {
    const api = await signedInApi(stage.product);
    const { wearerId } = await uploadTachycardia(stage.product, api);
    const ward = (await api.call('selectWard.wearerAlert.open', { kind: 'ecg' })).data as unknown as WardRow[];
    const name = ward.find(({ deviceUserId }) => deviceUserId === wearerId)?.deviceUserName ?? '';

    const page = await openConsole(await stage.openPage(), stage.product, WARD);
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .filter({ hasText: '疑似室性心动过速' });
    await card.getByRole('button', { name: '我来处理' }).click();
    const taking = page.getByRole('dialog');
    await taking.getByLabel('处理说明').fill('已通知医生');
    await taking.getByRole('button', { name: '我来处理' }).click();
    await taking.waitFor({ state: 'detached' });
    await card.getByRole('link', { name: /疑似室性心动过速/ }).click();
    await page.waitForURL(/ecg-manage\/\d+\/show$/);
    const path = new URL(page.url()).pathname;
    const id = Number(/(\d+)\/show$/.exec(path)?.[1]);
    const report = page.locator(`[data-page="${path}"]`);
    await report.getByText('自动分析仅供参考，不作为诊断依据').first().waitFor();
    const trace = report.locator('canvas[data-part="trace"]');
    await expect
      .poll(() => trace.evaluate((canvas, painted) => new Function(`return ${painted}`)()(canvas), PAINTED))
      .toBeGreaterThan(1_000);
    const summary = report.getByText(/次心搏，约/);
    await expect.poll(() => summary.textContent()).toMatch(/：\d+ 次心搏，约 \d+ 次\/分/);
    await report.getByRole('button', { name: '卡尺' }).click();
    await report
      .getByRole('status')
      .filter({ hasText: /间隔 \d+ ms/ })
      .waitFor();
    await report.getByRole('button', { name: '卡尺' }).click();

    const before = await reportOf();
    await correctLabel(page, path);
    await expect.poll(async () => (await reportOf()).pvc).toBe(Number(before.pvc) - 1);
    await report.getByText(/已更正 1 次；最近：.* 室性 → 正常/).waitFor();
    await moveMark(page, path);
    await expect.poll(async () => (await reportOf()).movedMarks).not.toBeNull();
    expect(Number((await reportOf()).qtMs)).toBeGreaterThan(Number(before.qtMs));

    await report.getByRole('button', { name: '审核', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, '审核医生', /./);
    const confirm = dialog.getByRole('button', { name: '审核', exact: true });
    await confirm.click();
    // A review needs a conclusion.
    await dialog.getByText('不能为空').waitFor();
    await fillText(page, '医生结论', '阵发性室性心动过速，请立即就诊');
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    // The labels can no longer be changed after the conclusion.
    await report.getByRole('button', { name: '撤销' }).waitFor({ state: 'detached' });
    await report.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await reportOf()).toMatchObject({ status: 'published' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      report.getByRole('button', { name: '导出 PDF' }).click(),
    ]);
    const content = await readFile(await download.path());
    expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(content.length).toBeGreaterThan(50_000);
    const printed = { entity: 'ecg', operation: 'printReport' };
    await expect
      .poll(async () => (await api.call('selectBySelectivePagination.log.open', printed)).data)
      .toHaveLength(1);

    async function reportOf() {
      return (await api.call('selectById.ecg.open', { id })).data;
    }
  });

  it('of an uploaded night is created automatically, has no grade, and agrees with the ward and its day', async () => {
    const api = await signedInApi(stage.product);
    const sleeps = async () =>
      (await api.call('selectBySelectivePagination.sleep.open', { deviceUserId: night.wearerId })).data;
    await expect.poll(sleeps, { timeout: NIGHT_LIMIT_MS }).toHaveLength(1);
    const ward = (await api.call('selectWard.wearerAlert.open', {})).data as unknown as WardRow[];
    const name = ward.find(({ deviceUserId }) => deviceUserId === night.wearerId)?.deviceUserName ?? '';
    const share = String(night.t90SleepPct);

    const page = await openConsole(await stage.openPage(), stage.product, WARD);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByText(`${share}%（界限 25.1%）`).waitFor();
    await card.getByRole('link', { name: /睡眠缺氧时间长/ }).click();
    await page.getByRole('row').filter({ hasText: '睡眠 T90' }).getByText(share, { exact: true }).first().waitFor();
    await page.getByRole('link', { name: '睡眠报告（1）' }).click();
    await page.waitForURL(/sleep-manage\/\d+\/show$/);
    await page.getByText('不评等级，需医生查看：睡眠中血氧低于 90% 的时间超过 25%').waitFor();
    await page.locator('dl > div').filter({ hasText: '睡眠 T90' }).getByText(share, { exact: true }).waitFor();
  });
});

/** Goes to the next early beat by its key, and labels it as normal. */
async function correctLabel(page: Page, path: string): Promise<void> {
  const report = page.locator(`[data-page="${path}"]`);
  await report.getByRole('button', { name: '下一个异位心搏' }).waitFor();
  await report.getByRole('application', { name: '心电波形' }).focus();
  await page.keyboard.press('x');
  await report.getByText(/：室性$/).waitFor();
  await page.keyboard.press('1');
}

/** Moves the end of the T wave by keys, and saves it; the interval follows immediately. */
async function moveMark(page: Page, path: string): Promise<void> {
  const report = page.locator(`[data-page="${path}"]`);
  const qt = report.locator('[data-interval="qtMs"]');
  const before = Number(await qt.textContent());
  await report.getByRole('slider', { name: 'T 波终点' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await qt.textContent())).toBe(before + 12);
  await report.getByRole('button', { name: '保存标记' }).click();
}
