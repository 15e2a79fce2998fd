import { readFile } from 'node:fs/promises';
import { parse } from 'papaparse';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openConsole } from '../../harness/browser/openConsole';
import { describeProductOn } from './support/describeProduct';

const PATH = '/jishan-smart/system-manage/data-system-manage';

describeProductOn('postgres', 'the data dashboard', (stage) => {
  async function opened(): Promise<Page> {
    const page = await stage.openPage();
    await openConsole(page, stage.product, PATH);
    await page.getByText('老人总数').waitFor();
    return page;
  }

  it('marks a value entered by hand, for everyone and in exports', async () => {
    const page = await opened();
    await page.getByRole('button', { name: '面板设置', exact: true }).click();
    const settings = page.getByRole('dialog', { name: '面板设置' });
    await settings.getByLabel('标题', { exact: true }).fill('运行中心');
    const figure = settings.getByRole('listitem', { name: '小程序用户' });
    await figure.getByLabel('取值方式').click();
    await page.getByRole('option', { name: '手动填写' }).click();
    const save = settings.getByRole('button', { name: '保存' });
    // A manual figure without a value cannot be saved.
    await expect.poll(() => save.isDisabled()).toBe(true);
    await figure.getByLabel('手动值').fill('98765');
    await figure.getByLabel('目标值').fill('100000');
    await save.click();
    await page.getByRole('heading', { name: '运行中心', level: 1 }).waitFor();
    await page.getByText('98,765', { exact: true }).waitFor();
    await page.getByText('手动 · 目标 100,000').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出', exact: true }).click(),
    ]);
    const { data } = parse<string[]>((await readFile(await download.path(), 'utf8')).slice(1));
    const row = data.find(([, name]) => name === '小程序用户');
    expect(row?.slice(2, 5)).toEqual(['98,765', '', '手动填写']);

    const other = await opened();
    await other.getByText('98,765', { exact: true }).waitFor();
  });

  it('fills the whole screen, and returns to the page before', async () => {
    const page = await opened();
    await page.getByRole('button', { name: '全屏展示' }).click();
    const wall = page.getByRole('dialog');
    await wall.getByRole('region').getByText('老人总数').waitFor();
    await wall.getByText('服务走势').waitFor();
    await wall.getByRole('button', { name: '近 7 天' }).click();
    await wall.getByText('较前 7 天').first().waitFor();
    expect(new URL(page.url()).search).toBe('?view=wall&period=days7');
    // Everything is visible at once.
    const overflow = await wall.evaluate((element) =>
      [element, ...element.querySelectorAll('section')].some(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ),
    );
    expect(overflow).toBe(false);

    // The picture contains the visible panels: neither blank nor blocked by the content security policy.
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      wall.getByRole('button', { name: '保存图片' }).click(),
    ]);
    expect(picture.suggestedFilename()).toMatch(/-近 7 天-\d{12}\.png$/);
    expect((await readFile(await picture.path())).length).toBeGreaterThan(100_000);

    await wall.getByRole('button', { name: '调整布局' }).click();
    const handles = wall.getByRole('button', { name: /^移动 / });
    const order = () => handles.evaluateAll((all) => all.map((handle) => handle.ariaLabel?.slice('移动 '.length)));
    const course = wall.getByRole('button', { name: '移动 走势' });
    await course.dragTo(wall.getByRole('button', { name: '移动 目标达成' }), { steps: 8 });
    await expect.poll(order).toEqual(['走势', '指标', '今日服务地图', '目标达成', '构成排行']);
    // Also by keyboard, with announcements for screen readers.
    await course.focus();
    for (const [key, told] of [
      ['Space', '已拿起“走势”'],
      ['ArrowDown', '“走势”将与“指标”互换位置'],
      ['Space', '“走势”已与“指标”互换位置'],
    ] as const) {
      const isTold = wall.getByText(told);
      await page.keyboard.press(key);
      // Presses again when nothing happens, as a user would, because dnd-kit handles keys only a moment after its
      // announcement.
      await isTold.waitFor({ state: 'attached', timeout: 8_000 }).catch(() => page.keyboard.press(key));
      await isTold.waitFor({ state: 'attached' });
    }
    await expect.poll(order).toEqual(['指标', '走势', '今日服务地图', '目标达成', '构成排行']);
    await wall.getByRole('button', { name: '隐藏 指标' }).click();
    await wall.getByRole('button', { name: '完成' }).click();
    const titles = () => wall.getByRole('region').getByRole('heading').allTextContents();
    const arranged = ['服务走势', '今日服务地图', '主要比率', expect.any(String)];
    await expect.poll(titles).toEqual(arranged);
    await page.reload();
    await expect.poll(titles).toEqual(arranged);
    await wall.getByRole('button', { name: '关闭' }).click();
    await wall.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '全屏展示' }).waitFor();
  });
});
