import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS, dayAt, dayStart, MINUTE_MS, toIsoMoment } from '../../../contract/moment';
import { fillMessage } from '../../../contract/problems';
import { openConsole } from '../../../harness/browser/openConsole';
import { inDatabase } from '../../../harness/inDatabase';
import type { Product } from '../../../harness/startProduct';
import { bumpVersions } from '../../../server/db/tableVersions';
import { addAdministrator } from '../support/addAdministrator';
import { type ConsoleTexts, consoleTexts } from '../support/consoleTexts';
import { describeProduct } from '../support/describeProduct';
import { RecordList } from '../support/forms/recordList';

const APPLICATIONS = '/jishan-smart/service-manage/service-application-manage';
/** The list starts with today's. */
const EVERYTHING = `${APPLICATIONS}?filter=%7B%7D`;
const ATTENDANTS = '/jishan-smart/service-manage/attendant-manage';
const RISKS = '/jishan-smart/service-manage/risk-manage';
const PASSWORD = 'a password of their own';
/** Reviews what the rules found. */
const COLLEAGUE = { username: 'colleague01', name: '审批甲', password: PASSWORD };

describeProduct('a visit', (stage) => {
  let texts: ConsoleTexts;
  beforeAll(async () => {
    texts = await consoleTexts('zh-CN');
    await addAdministrator(stage.product, { ...COLLEAGUE, superAdmin: true });
    await nobodyIsBusy(stage.product);
  });
  const label = (field: string) => texts.serviceApplication.fields[field] ?? field;
  const action = (name: string) => texts.serviceApplication.transitions?.[name] ?? name;
  const state = (field: string, code: string) => texts.serviceApplication.choices?.[field]?.[code] ?? code;
  const risk = () => texts.servicePlugin.risk;
  const open = async (path: string, who: { username?: string; password: string }) =>
    new RecordList(await openConsole(await stage.openPage(), stage.product, path, who), texts);

  it('goes from the request to the settlement, with an anomaly reviewed by another user', async () => {
    const { product } = stage;
    const list = await open(`${APPLICATIONS}/create`, { password: product.adminPassword });
    const { page } = list;
    const times = visitTimes(Date.now());
    await pick(page, label('elderlyId'), await someElder(product));
    await pick(page, label('serviceTypeId'), texts.entry('serviceType', 'LIFE06'));
    await page.getByRole('textbox', { name: label('planStart') }).fill(localText(times.planStart));
    await page.getByRole('textbox', { name: label('planEnd') }).fill(localText(times.planEnd));
    await page.getByRole('button', { name: texts.kit.form.save, exact: true }).click();
    await list.notice(texts.problems.okInserted);

    const no = await latestNo(product);
    const isIn = (code: string) => list.row(no).getByText(state('status', code), { exact: true }).waitFor();
    await page.goto(EVERYTHING);
    await list.search(no);
    await isIn('applied');
    const acceptance = await list.act(no, action('accept'));
    await acceptance.getByRole('button', { name: action('accept'), exact: true }).click();
    await isIn('accepted');

    const assignment = await list.act(no, texts.servicePlugin.application.actions.assign);
    await assignment.getByRole('radio', { disabled: false }).first().check();
    await assignment.locator('button[type="submit"]').click();
    await isIn('assigned');

    // The caregiver's app was offline: it sends its stored signs, and the console shows them.
    const app = await caregiverApp(list, no);
    await app('signIn', times.signIn);
    await page.goto(EVERYTHING);
    await list.search(no);
    await isIn('inService');
    await app('signOut', times.signOut);
    await page.goto(EVERYTHING);
    await list.search(no);
    await isIn('completed');

    // Three minutes are too few: the visit is frozen until another user has reviewed it.
    const period = { from: dayAt(times.signIn), to: dayAt(times.planStart) };
    const found = `${RISKS}?filter=${encodeURIComponent(JSON.stringify({ keyword: no, ...period }))}`;
    await page.goto(found);
    await list.row(no).getByText(state('settleStatus', 'frozen'), { exact: true }).waitFor();
    const colleague = await open(found, COLLEAGUE);
    const review = await openReview(colleague, no);
    await review.getByRole('button', { name: action('reviewRisk'), exact: true }).click();
    await review.getByRole('radio', { name: new RegExp(risk().effects.dismissRisk) }).check();
    await review.getByRole('textbox').fill('已电话核实，老人临时外出，服务提前结束');
    await review.getByRole('button', { name: action('dismissRisk'), exact: true }).click();
    await review.getByText(state('riskStatus', 'falsePositive'), { exact: true }).waitFor();

    await page.goto(EVERYTHING);
    await list.search(no);
    await settle(list, no);
    await page.getByText(texts.problems.monthNotClosed).first().waitFor();
    await monthPasses(product, no);
    await page.goto(EVERYTHING);
    await list.search(no);
    await settle(list, no);
    await isIn('settled');
  });

  /** Returns the key that a handset gets for a pairing code. */
  async function pairedKey(url: string, code: string): Promise<string> {
    const answer = await fetch(`${url}/api/pairApp.attendant.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const { data } = await answer.json();
    return data.key;
  }

  /** Has a key issued for the app of the visit's caregiver, as an administrator does; returns how it signs. */
  async function caregiverApp(list: RecordList, no: string) {
    const { page } = list;
    const { product } = stage;
    const { id, attendantId } = await visitOf(product, no);
    const { appKey } = texts.servicePlugin.attendant;
    await page.goto(`${ATTENDANTS}/${attendantId}/show`);
    await page.getByRole('button', { name: appKey.issue, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: appKey.issue });
    await dialog.getByRole('textbox').fill('更换手机重新配对');
    await dialog.getByRole('button', { name: appKey.issue, exact: true }).click();
    const code = await dialog.getByLabel(appKey.label, { exact: true }).innerText();
    await dialog.getByRole('button', { name: appKey.kept, exact: true }).click();
    const key = await pairedKey(product.url, code);
    return async (end: 'signIn' | 'signOut', time: number) => {
      const answer = await fetch(`${product.url}/api/${end}.serviceApplication.open`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          id,
          key: `${end}-of-the-visit-${id}`,
          time: toIsoMoment(time),
          sentTime: toIsoMoment(Date.now()),
          mock: false,
          phoneId: 'a handset',
        }),
      });
      expect(await answer.json()).toMatchObject({ status: 8000, data: { isNew: true } });
    };
  }

  async function openReview(list: RecordList, no: string) {
    await list.row(no).getByRole('button', { name: risk().open, exact: true }).click();
    return list.page.getByRole('dialog', { name: fillMessage(risk().review, { name: no }) });
  }

  async function settle(list: RecordList, no: string) {
    const dialog = await list.act(no, action('settle'));
    await dialog.getByRole('button', { name: action('settle'), exact: true }).click();
  }
});

/** Types into a search field, and selects the first match. */
async function pick(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name });
  await field.fill(text);
  await page.getByRole('option').filter({ hasText: text }).first().click();
}

/** Returns a visit of twenty minutes that starts soon, within one day, and signs from a little while ago. */
function visitTimes(now: number) {
  const soon = Math.floor(now / MINUTE_MS) * MINUTE_MS + 10 * MINUTE_MS;
  const midnight = dayStart(dayAt(now)) + DAY_MS;
  const planStart = soon + 21 * MINUTE_MS > midnight ? midnight : soon;
  return {
    planStart,
    planEnd: planStart + 20 * MINUTE_MS,
    signIn: soon - 18 * MINUTE_MS,
    signOut: soon - 15 * MINUTE_MS,
  };
}

const localText = (milliseconds: number) => toIsoMoment(milliseconds).slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** Removes today's demo visits, so that an attendant is available at any time of day. */
function nobodyIsBusy(product: Product) {
  return inDatabase(product, (database) =>
    database.write(async (transaction) => {
      const now = Date.now();
      await transaction
        .updateTable('serviceApplication')
        .set({ deleted: 1, deleteTime: now })
        .where('planStart', '>', now - DAY_MS)
        .where('planStart', '<', now + DAY_MS)
        .execute();
      await bumpVersions(transaction, ['serviceApplication']);
    }),
  );
}

/** Returns the number of an elder in service. */
function someElder(product: Product): Promise<string> {
  return inDatabase(product, async ({ read }) => {
    const { elderlyNo } = await read
      .selectFrom('elderly')
      .select('elderlyNo')
      .where('status', '=', 'active')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return String(elderlyNo);
  });
}

/** Returns the number of the newest application. */
function latestNo(product: Product): Promise<string> {
  return inDatabase(product, async ({ read }) => {
    const { applicationNo } = await read
      .selectFrom('serviceApplication')
      .select('applicationNo')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return String(applicationNo);
  });
}

/** Returns the visit with a number, and its attendant. */
function visitOf(product: Product, no: string) {
  return inDatabase(product, ({ read }) =>
    read
      .selectFrom('serviceApplication')
      .select(['id', 'attendantId'])
      .where('applicationNo', '=', no)
      .executeTakeFirstOrThrow(),
  );
}

/** Moves a visit into the month before, as if it had ended weeks ago. */
function monthPasses(product: Product, no: string) {
  return inDatabase(product, (database) =>
    database.write(async (transaction) => {
      const moments = ['planStart', 'planEnd', 'signInTime', 'signOutTime'] as const;
      const row = await transaction
        .selectFrom('serviceApplication')
        .select([...moments])
        .where('applicationNo', '=', no)
        .executeTakeFirstOrThrow();
      const earlier = Object.fromEntries(moments.map((name) => [name, Number(row[name]) - 40 * DAY_MS]));
      await transaction.updateTable('serviceApplication').set(earlier).where('applicationNo', '=', no).execute();
      await bumpVersions(transaction, ['serviceApplication']);
    }),
  );
}
