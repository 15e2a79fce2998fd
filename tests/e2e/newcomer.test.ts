import { parse } from 'papaparse';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { COOKIE_PREFIX } from '../../contract/constants';
import { fillMessage } from '../../contract/problems';
import { openConsole } from '../../harness/browser/openConsole';
import { residentIdCheckCharacter } from '../../src/plugins/elderly/entities/identity/residentId';
import { type ConsoleTexts, consoleTexts } from './support/consoleTexts';
import { describeProduct } from './support/describeProduct';
import { fillElder, type NewElder, TYPED_GRADE } from './support/forms/fillElder';
import { RecordList } from './support/forms/recordList';
import { printedPassword } from './support/printedPassword';

const ELDERS = '/jishan-smart/elderly-manage/elderly-manage';
const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';
/** Records of the small demo data. */
const DEMO_ELDERS = 120;
const DEMO_ATTENDANTS = 24;
/** A nurse who has applied without a nursing license. */
const INCOMPLETE = 'A0000013';

/** A new user of each language, each with a separate database. */
const newcomers = {
  sqlite: {
    locale: 'zh-CN',
    language: '简体中文',
    complete: 'A0000002',
    banned: 'A0000024',
    elder: newElder('测试甲', '777'),
  },
  postgres: {
    locale: 'en',
    language: 'English',
    complete: 'A0000005',
    banned: 'A0000022',
    elder: newElder('测试乙', '888'),
  },
} as const;

describeProduct(
  'a newcomer',
  (stage) => {
    describe.each([newcomers[stage.kind]])('in $locale', ({ locale, language, complete, banned, elder }) => {
      let texts: ConsoleTexts;
      beforeAll(async () => {
        texts = await consoleTexts(locale);
      });
      const open = async (path: string) => {
        const page = await stage.openPage();
        await page.context().addCookies([{ name: `${COOKIE_PREFIX}lang`, value: locale, url: stage.product.url }]);
        await openConsole(page, stage.product, path, { password: printedPassword(stage) });
        return new RecordList(page, texts);
      };
      const pass = () => texts.attendant.transitions?.passAttendant ?? '';
      const ban = () => texts.attendant.transitions?.banAttendant ?? '';
      const status = (code: string) => texts.attendant.choices?.status?.[code] ?? '';

      it('sees that a password is wrong, and signs in with the printed one', async () => {
        const page = await stage.openPage();
        await page.goto('/login');
        await page.getByRole('button', { name: language, exact: true }).click();
        await page.locator('input[autocomplete="username"]').fill('admin');
        await page.locator('input[autocomplete="current-password"]').fill('not the password');
        await page.locator('button[type="submit"]').click();
        await page.getByRole('alert').getByText(texts.problems.loginFailed).waitFor();
        await page.locator('input[autocomplete="current-password"]').fill(printedPassword(stage));
        await page.locator('button[type="submit"]').click();
        await page.getByRole('button', { name: hello(texts) }).waitFor();
        await page.waitForURL('**/index');
      });

      it('finds demo elders and attendants by the menus', async () => {
        const list = await open('/index');
        await goBy(list.page, texts, [texts.elderlyPlugin.section, texts.elderlyPlugin.pages.elderly]);
        await list.shows({ from: 1, to: 20, total: DEMO_ELDERS });
        await goBy(list.page, texts, [texts.servicePlugin.section, texts.servicePlugin.pages.attendant]);
        await list.shows({ from: 1, to: 20, total: DEMO_ATTENDANTS });
      });

      it('passes a pending attendant whose papers are complete', async () => {
        const list = await open(ATTENDANTS);
        const dialog = await list.act(complete, pass());
        await dialog.getByRole('button', { name: pass(), exact: true }).click();
        await list.notice(texts.problems.okPassed);
        await list.search(complete);
        await list.row(complete).getByText(status('passed'), { exact: true }).waitFor();
      });

      it('sees why another one cannot be passed', async () => {
        const list = await open(ATTENDANTS);
        const dialog = await list.act(INCOMPLETE, pass());
        await dialog.getByRole('button', { name: pass(), exact: true }).click();
        await list.page.getByText(texts.problems.nurseLicenceMissing).waitFor();
        await list.page.reload();
        await list.row(INCOMPLETE).getByText(status('pending'), { exact: true }).waitFor();
      });

      it('bans one, but not without a reason', async () => {
        const list = await open(ATTENDANTS);
        const dialog = await list.act(banned, ban());
        const reason = dialog.getByRole('textbox').first();
        await dialog.getByRole('button', { name: ban(), exact: true }).click();
        await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
        await reason.fill('连续三次无故缺勤');
        await dialog.getByRole('button', { name: ban(), exact: true }).click();
        await list.notice(texts.problems.okBanned);
        await list.search(banned);
        await list.row(banned).getByText(status('banned'), { exact: true }).waitFor();
      });

      it('adds an elder by hand, sees the grade while scoring, and finds the elder again', async () => {
        const list = await open(ELDERS);
        await list.page.getByRole('link', { name: createTitle(texts) }).click();
        await fillElder(list.page, texts, elder);
        await list.page.getByRole('button', { name: texts.kit.form.save, exact: true }).click();
        await list.notice(texts.problems.okInserted);
        await list.page.goto(ELDERS);
        await list.search(elder.name);
        await list.shows({ from: 1, to: 1, total: 1 });
        await list.row(elder.masked).getByText(texts.entry('elderlyCapacityType', TYPED_GRADE)).waitFor();
      });

      it('searches, filters and sorts', async () => {
        const list = await open(ELDERS);
        const age = texts.elderly.fields.age ?? '';
        await list.page.getByRole('tab', { name: texts.elderly.quickFilters?.suspended ?? '' }).click();
        await list.showsOnly(texts.elderly.fields.status ?? '', texts.elderly.choices?.status?.suspended ?? '');
        await list.sort(age, 'ascending');
        const ages = async () => (await list.column(age)).map(Number);
        await expect.poll(async () => isAscending(await ages())).toBe(true);
        expect((await ages()).length).toBeGreaterThan(1);
        await list.showsOnly(texts.elderly.fields.status ?? '', texts.elderly.choices?.status?.suspended ?? '');
      });

      it('exports all rows under localized headings, for spreadsheets', async () => {
        const list = await open(ELDERS);
        await list.shows({ from: 1, to: 20, total: DEMO_ELDERS + 1 });
        const csv = await list.exported();
        expect(csv.startsWith('\uFEFF')).toBe(true);
        const [headings = [], ...rows] = parse<string[]>(csv.slice(1)).data;
        expect(headings).toContain(texts.elderly.fields.elderlyNo);
        expect(headings).toContain(texts.elderly.fields.status);
        expect(rows.length).toBe(DEMO_ELDERS + 1);
        expect(rows.filter((row) => row.length !== headings.length)).toEqual([]);
      });

      it('finds everything unchanged after kill -9 and a restart', async () => {
        const list = await open(ATTENDANTS);
        await stage.product.kill9();
        await stage.product.restart();
        await list.page.reload();
        await list.search(banned);
        await list.row(banned).getByText(status('banned'), { exact: true }).waitFor();
        await list.search(complete);
        await list.row(complete).getByText(status('passed'), { exact: true }).waitFor();
        await list.page.goto(ELDERS);
        await list.shows({ from: 1, to: 20, total: DEMO_ELDERS + 1 });
        await list.search(elder.name);
        await list.shows({ from: 1, to: 1, total: 1 });
      });

      it('stays after canceling the sign-out, and is at the login page after confirming it', async () => {
        const { page } = await open('/index');
        const ask = async () => {
          await page.getByRole('button', { name: hello(texts) }).click();
          await page.getByRole('menuitem', { name: texts.shell.user.logout, exact: true }).click();
          const dialog = page.getByRole('alertdialog', { name: texts.shell.logout.title });
          await dialog.getByText(texts.shell.logout.question).waitFor();
          return dialog;
        };
        await (await ask()).getByRole('button', { name: texts.shell.action.cancel, exact: true }).click();
        await page.getByText(texts.shell.logout.cancelled).waitFor();
        await (await ask()).getByRole('button', { name: texts.shell.action.confirm, exact: true }).click();
        await page.waitForURL('**/login**');
        // Redirected before the page has loaded completely.
        await page.goto('/index', { waitUntil: 'commit' });
        await page.waitForURL('**/login?redirect=**');
      });
    });

    it('an unknown address shows a page to everyone, signed in or not', async () => {
      const page = await stage.openPage();
      const answer = await page.goto('/no/such/page');
      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: (await consoleTexts('zh-CN')).shell.notFound.title }).waitFor();
    });
  },
  { firstStart: true },
);

/** Returns a person whose number no county issues; the sequence determines the gender. */
function newElder(name: string, sequence: string): NewElder {
  const digits = `11990019480215${sequence}`;
  return {
    name,
    masked: `${name.charAt(0)}*${name.slice(-1)}`,
    idNo: digits + residentIdCheckCharacter(digits),
    gender: Number(sequence) % 2 === 1 ? '1' : '2',
  };
}

const isAscending = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value >= Number(values[at - 1]));

const hello = (texts: ConsoleTexts) => fillMessage(texts.shell.user.hello, { name: '系统管理员' });
const createTitle = (texts: ConsoleTexts) => fillMessage(texts.kit.list.create, { name: texts.elderly.name });

/** Goes by the top menu to a section and by its side menu to a page. */
async function goBy(page: Page, texts: ConsoleTexts, [section, title]: [string, string]): Promise<void> {
  const top = page.getByRole('navigation', { name: texts.shell.header.sections });
  await top.getByRole('link', { name: section, exact: true }).click();
  const aside = page.getByRole('navigation', { name: fillMessage(texts.shell.menu.aside, { section }) });
  await aside.getByRole('link', { name: title, exact: true }).click();
}
