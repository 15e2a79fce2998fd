import { expect, it } from 'vitest';
import { addDays, dayAt } from '../../contract/moment';
import { openConsole } from '../../harness/browser/openConsole';
import { signedInApi } from './support/callApi';
import { describeProduct } from './support/describeProduct';
import { choose, fillText } from './support/forms/fillForm';

const SECTION = '/jishan-smart/visit-manage';
const SECONDS = 3;
/** Consecutive follow-ups. */
const ROW = 10;

/** A spoken word of three seconds for a player: a tone that swells and fades, 8 kHz, 16 bit, mono. */
function recording(): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * SECONDS * 2);
  for (let at = 0; at < rate * SECONDS; at += 1) {
    const loudness = Math.sin((Math.PI * at) / (rate * SECONDS));
    samples.writeInt16LE(Math.round(20_000 * loudness * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

describeProduct('a follow-up', (stage) => {
  it('is planned, finished with its findings, and has the recording of its call', async () => {
    const api = await signedInApi(stage.product);
    const page = await openConsole(await stage.openPage(), stage.product, `${SECTION}/return-visit-manage/create`);
    await choose(page, '老人', /\*/);
    await choose(page, '回访目的', '慢病随访');
    await page.getByRole('textbox', { name: /^计划日期/ }).fill(dayAt(Date.now()));
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.waitForURL(/\/show$/);
    const id = Number(/(\d+)\/show$/.exec(page.url())?.[1]);

    await page.getByRole('button', { name: '完成回访', exact: true }).click();
    const finish = page.getByRole('dialog');
    await choose(page, '受访人', /./);
    await finish.getByLabel('收缩压（mmHg）').fill('186');
    await finish.getByLabel('舒张压（mmHg）').fill('112');
    const confirm = finish.getByRole('button', { name: '完成回访', exact: true });
    await confirm.click();
    // Such a blood pressure requires a referral.
    await finish.getByText('须转诊', { exact: false }).nth(1).waitFor();
    await finish.getByRole('switch', { name: '转诊' }).click();
    await finish.getByRole('textbox', { name: '下次联系' }).fill(addDays(dayAt(Date.now()), 7));
    await confirm.click();
    await finish.waitFor({ state: 'detached' });
    const visit = await api.call('selectById.returnVisit.admin', { id });
    expect(visit.data).toMatchObject({ referral: true, purpose: 'chronic' });

    await page.goto(`${SECTION}/recording-call-manage/create`);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'call.wav',
      mimeType: 'audio/wav',
      buffer: recording(),
    });
    await choose(page, '老人', /\*/);
    await page.getByRole('textbox', { name: /^通话时间/ }).fill(`${addDays(dayAt(Date.now()), -1)}T10:00`);
    await fillText(page, '摘要', '提醒复诊');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.waitForURL(/\/show$/);
    await page.getByRole('button', { name: '播放', exact: true }).click();
    await page.getByRole('button', { name: '暂停', exact: true }).waitFor();
    // It plays to its end.
    await page.getByRole('button', { name: '播放', exact: true }).waitFor();

    await page.getByRole('button', { name: '关联回访', exact: true }).click();
    const visitNo = String(visit.data.visitNo);
    await page.getByRole('combobox', { name: '回访', exact: true }).fill(visitNo);
    await page.getByRole('option', { name: visitNo, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '关联回访', exact: true }).click();
    await page.getByText('已关联', { exact: true }).first().waitFor();
  });

  it('leads to the next one, ten in a row, with numbers and history beside the form', async () => {
    const api = await signedInApi(stage.product);
    const today = dayAt(Date.now());
    const elders = await api.call('selectBySelectivePagination.elderly.open', { status: 'active', pageSize: ROW });
    const elderIds = (Object.values(elders.data) as { id: number }[]).map(({ id }) => id);
    const { adminId } = (await api.call('isLogin.admin.open', {})).data;
    for (const elderlyId of elderIds) {
      const plan = { elderlyId, method: 'phone', purpose: 'quality', planDate: today, visitorId: adminId };
      await api.call('insert.returnVisit.admin', plan);
    }
    const own = async (status: string) =>
      (await api.call('countSelective.returnVisit.admin', { visitorId: adminId, planDate: today, status })).data;
    const doneBefore = Number(await own('done'));

    const page = await openConsole(await stage.openPage(), stage.product, `${SECTION}/return-visit-manage`);
    await page.getByRole('button', { name: '连续回访', exact: true }).click();
    const form = page.getByRole('dialog', { name: /^完成回访/ });
    for (let made = 0; made < ROW; made += 1) {
      const title = (await form.getByRole('heading').first().textContent()) ?? '';
      if (made === 0) {
        await form.getByRole('button', { name: '显示电话和上次数值' }).click();
        const asking = page.getByRole('dialog', { name: '查看完整信息' });
        await asking.getByRole('button', { name: '联系老人或家属' }).click();
        await asking.getByRole('button', { name: '查看完整信息' }).click();
        await form
          .getByRole('link', { name: /^1\d{10}$/ })
          .first()
          .waitFor();
      }
      await choose(page, '受访人', '本人');
      await form.getByLabel('总体').fill('5');
      await form.getByRole('button', { name: '完成，下一位' }).click();
      // The next one replaces it, or there is none.
      await page.waitForFunction((was) => document.querySelector('[role=dialog] h2')?.textContent !== was, title);
    }
    expect(Number(await own('done')) - doneBefore).toBe(ROW);
  });

  it('is moved on the calendar by drag and by keyboard, and planned from there', async () => {
    const api = await signedInApi(stage.product);
    const [from, to] = [addDays(dayAt(Date.now()), 1), addDays(dayAt(Date.now()), 2)];
    const elders = await api.call('selectBySelectivePagination.elderly.open', { status: 'active', pageSize: 1 });
    const [{ id: elderlyId } = { id: 0 }] = Object.values(elders.data) as { id: number }[];
    const plan = { elderlyId, method: 'phone', purpose: 'care', planDate: from };
    await api.call('insert.returnVisit.admin', plan);
    const calendar = await api.call('selectVisitCalendar.returnVisit.admin', { from, to: from });
    const [{ visits } = { visits: [] }] = calendar.data.days as { visits: { id: number }[] }[];
    const id = visits[0]?.id;
    const planned = async () => (await api.call('selectById.returnVisit.admin', { id })).data.planDate;

    const page = await openConsole(await stage.openPage(), stage.product, `${SECTION}/return-visit-manage`);
    await page.getByRole('button', { name: '日历', exact: true }).click();
    const day = (date: string) => page.getByRole('button', { name: new RegExp(`^${date}`) });
    const person = page.locator(`[data-visit="${id}"]`);
    await person.waitFor();
    await day(to).scrollIntoViewIfNeeded();
    const [start, end] = [await person.boundingBox(), await day(to).boundingBox()];
    if (!start || !end) throw new Error('the calendar does not show the follow-up and its new day');
    await page.mouse.move(start.x + 20, start.y + 8);
    await page.mouse.down();
    await page.mouse.move(end.x + 20, end.y + 20, { steps: 10 });
    await page.mouse.up();
    await page.getByText(`已改到 ${to}`, { exact: false }).waitFor();
    expect(await planned()).toBe(to);

    await day(to).press('Enter');
    await page.getByRole('button', { name: '改期', exact: true }).first().press('Enter');
    const moving = page.getByRole('dialog', { name: /^改期/ });
    await moving.getByRole('textbox', { name: '计划日期' }).fill(from);
    await moving.getByRole('button', { name: '改期', exact: true }).press('Enter');
    await page.getByText(`已改到 ${from}`, { exact: false }).waitFor();

    await page.getByRole('link', { name: '安排这一天的回访' }).click();
    await page.waitForURL(/\/create/);
    await expect.poll(() => page.getByRole('textbox', { name: /^计划日期/ }).inputValue()).toBe(to);
  });
});
