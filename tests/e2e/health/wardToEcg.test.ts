import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openConsole } from '../../../harness/browser/openConsole';
import { describeProductOn } from '../support/describeProduct';

const WARD = '/jishan-smart/record-manage/index';

describeProductOn('sqlite', 'from the ward to an electrocardiogram', (stage) => {
  it('the ward leads to a person in danger, their day, its alert and the strip of that day, and back', async () => {
    const page = await openConsole(await stage.openPage(), stage.product, WARD);
    const cards = page.getByRole('list', { name: '当前预警' }).getByRole('listitem');
    // Of the demo data, a wearer of a patch.
    const worst = cards.filter({ hasText: '缺氧时间长' }).first();
    await worst.getByText('危急', { exact: true }).waitFor();
    const name = await worst.getByRole('heading').innerText();
    await worst.getByRole('link', { name: /缺氧时间长/ }).click();
    await page.waitForURL(/-manage\/\d+\/show/);
    const day = new URL(page.url()).pathname;
    const date = /\d{4}-\d{2}-\d{2}/.exec(await titleOf(page, /\d{4}-\d{2}-\d{2}/))?.[0];

    await inView(page, day).getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(/device-user-manage\/\d+\/show/);
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name, visible: true }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${day}`);

    // Findings are described in words with their figures.
    const alerts = inView(page, day).getByRole('region', { name: /^当日预警（[1-9]/ });
    await alerts
      .getByText(/^危急 · /)
      .first()
      .waitFor();
    await inView(page, day).getByRole('link', { name: '心电报告（1）' }).click();
    await page.waitForURL(/ecg-manage\/\d+\/show/);
    const report = inView(page, new URL(page.url()).pathname);
    await report.getByText(/：\d+ 次心搏，约 \d+ 次\/分/).waitFor();
    await report.getByRole('button', { name: '卡尺' }).click();
    await report.getByText(/间隔 \d+ ms/).waitFor();

    await report.getByRole('link', { name: '当天的心率记录' }).click();
    await page.waitForURL(/heart-rate-manage\/\d+\/show/);
    await titleOf(page, new RegExp(`心率 · ${date}`));
    await page.locator(`[data-tab="${WARD}"]`).getByRole('link').click();
    await worst.getByRole('heading', { name, exact: true }).waitFor();
  });
});

/** The page at an address; others stay alive in their tabs, hidden. */
const inView = (page: Page, path: string) => page.locator(`[data-page="${path}"]`);

/** The heading of the current page, once it has this form. */
async function titleOf(page: Page, form: RegExp): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: form, visible: true });
  return heading.innerText();
}
