import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dayAt } from '../../../contract/moment';
import { toDotted } from '../../../contract/query/query';
import { openConsole } from '../../../harness/browser/openConsole';
import type { AssignableAttendant } from '../../../src/plugins/service/entities/attendants/assignableAttendant';
import type { BoardVisit, DayBoard } from '../../../src/plugins/service/entities/visits/boardCalls';
import { describeProduct, type ProductStage } from '../support/describeProduct';

const SECTION = '/jishan-smart/service-manage';
const NO_SERVICE = '/jishan-smart/elderly-manage/no-serviced-manage';
/** A day on which the demo plans little. */
const PLANNED_AHEAD = 60;
/** The minimum number of elders without service in the small demo, except those whose grade excludes the service. */
const PLANNED_MIN = 5;
/** Days searched for a visit that two attendants could make. */
const DAYS = 10;

async function signedInAt(stage: ProductStage, path: string): Promise<Page> {
  return openConsole(await stage.openPage(), stage.product, path);
}

/** Calls the server as the console does, in parallel to it. */
async function caller(stage: ProductStage) {
  const call = async (name: string, params: Record<string, unknown>, token = '') => {
    const isRead = name.startsWith('select');
    const query = isRead ? `?${new URLSearchParams(toDotted(params))}` : '';
    const answer = await fetch(`${stage.product.url}/api/${name}${query}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: isRead ? undefined : JSON.stringify(params),
    });
    return (await answer.json()).data;
  };
  const { token } = await call('login.admin.open', { username: 'admin', password: stage.product.adminPassword });
  return (name: string, params: Record<string, unknown>) => call(name, params, token);
}

describeProduct('the work of a dispatcher', (stage) => {
  it('the service board assigns a visit to an attendant by dragging, and to another one by keyboard', async () => {
    const call = await caller(stage);
    const { visit, date, first, second } = await assignableVisit(call);
    const assignedTo = async () =>
      (await call('selectById.serviceApplication.open', { id: visit.id })).attendantId as number | null;

    const page = await signedInAt(
      stage,
      `${SECTION}/service-application-manage?view=board&date=${date}&keyword=${first.attendantNo}`,
    );
    const bar = page.locator(`[data-visit="${visit.id}"]`);
    // Moves over it once it is still.
    await bar.hover({ position: { x: 5, y: 5 } });
    const from = await boxOf(bar);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    const row = page.locator(`div:has(> #board-attendant-${first.attendantId}) + div`);
    const to = await boxOf(row);
    await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 8 });
    // The target row is outlined.
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await page.mouse.up();
    const question = page.getByRole('dialog');
    await question.getByText(`派给${first.name}（${first.attendantNo}）？`).waitFor();
    expect(await assignedTo()).toBeNull();
    await question.getByRole('button', { name: '派单', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(await assignedTo()).toBe(first.attendantId);

    await page.goto(`${SECTION}/service-application-manage?view=board&date=${date}&keyword=${first.attendantNo}`);
    await bar.waitFor();
    await bar.focus();
    await page.keyboard.press('Enter');
    await untilFocused(page.getByRole('button', { name: '改派给…' }));
    await page.keyboard.press('Enter');
    const ranking = page.getByRole('dialog');
    await ranking.getByRole('searchbox').fill(second.attendantNo);
    const radio = ranking.getByRole('radio', { name: new RegExp(second.attendantNo) });
    // The attendant found is the only row.
    await expect.poll(() => ranking.getByRole('radio').count()).toBe(1);
    await radio.press('Space');
    await ranking.getByRole('button', { name: `改派给${second.name}` }).waitFor();
    await page.keyboard.press('Enter');
    await ranking.waitFor({ state: 'detached' });
    expect(await assignedTo()).toBe(second.attendantId);
  });

  it('the service board shows visits planned for everyone on a page of elders without service', async () => {
    const call = await caller(stage);
    const date = addDays(dayAt(Date.now()), PLANNED_AHEAD);
    const before: DayBoard = await call('selectDayBoard.serviceApplication.open', { date });
    const page = await signedInAt(stage, NO_SERVICE);
    await page.getByRole('checkbox', { name: '全选', exact: true }).check();
    await page.getByRole('button', { name: '新增服务单', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    const service = dialog.getByRole('combobox', { name: /服务类型|服务项目/ });
    await service.fill('陪');
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: '计划开始' }).fill(`${date} 09:00`);
    await dialog.getByRole('button', { name: /^新增 \d+ 单$/ }).click();
    await expect
      .poll(async () => (await board(call, date)).unassigned.length, { timeout: 20_000 })
      .toBeGreaterThan(before.unassigned.length + PLANNED_MIN);
  });

  it('the place of an address is set on the drawn map', async () => {
    const call = await caller(stage);
    const [address] = await call('selectBySelectivePagination.userAddress.open', { geoVerified: true, pageSize: 1 });
    const page = await signedInAt(stage, `${SECTION}/address-manage/${address.id}`);
    await page.getByRole('button', { name: '重新定位' }).click();
    const map = page.getByRole('application', { name: '地图选点' });
    await map.scrollIntoViewIfNeeded();
    const before = await numbers(page);
    const drawing = map.locator('svg').first();
    const { width, height } = await boxOf(drawing);
    await drawing.click({ position: { x: width * 0.6, y: height * 0.4 } });
    await expect.poll(() => numbers(page)).not.toEqual(before);
    const clicked = await numbers(page);
    expect(Math.abs(clicked.lng - address.lng)).toBeLessThan(0.02);
    await map.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => numbers(page)).not.toEqual(clicked);
    const moved = await numbers(page);
    // The step of 5 m.
    expect(moved.lat - clicked.lat).toBeCloseTo(0.000045, 6);
    expect(moved.lng).toBe(clicked.lng);
    await page.getByRole('button', { name: '保存' }).click();
    await page.waitForURL(`**/address-manage/${address.id}/show`);
    const kept = await call('unmask.userAddress.admin', { id: address.id, reason: '核对地图上的位置' });
    expect(kept).toMatchObject({ ...moved, geoSource: 'map' });
  });
});

const board = (call: Awaited<ReturnType<typeof caller>>, date: string): Promise<DayBoard> =>
  call('selectDayBoard.serviceApplication.open', { date });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('the element is not in the layout');
  return box;
}

const untilFocused = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

async function numbers(page: Page): Promise<{ lng: number; lat: number }> {
  const value = async (name: string) => Number(await page.getByRole('textbox', { name, exact: true }).inputValue());
  return { lng: await value('经度'), lat: await value('纬度') };
}

interface AssignableVisit {
  visit: BoardVisit;
  date: string;
  first: AssignableAttendant;
  second: AssignableAttendant;
}

/** Returns an unassigned visit, not before tomorrow, and two available attendants. */
async function assignableVisit(call: Awaited<ReturnType<typeof caller>>): Promise<AssignableVisit> {
  const today = dayAt(Date.now());
  for (let ahead = 1; ahead <= DAYS; ahead += 1) {
    const date = addDays(today, ahead);
    const { unassigned }: DayBoard = await call('selectDayBoard.serviceApplication.open', { date });
    for (const visit of unassigned) {
      const rows: AssignableAttendant[] = await call('selectAssignable.serviceApplication.open', { id: visit.id });
      const [first, second] = rows.filter(({ eligible }) => eligible);
      if (first && second) return { visit, date, first, second };
    }
  }
  throw new Error(`no visit of the next ${DAYS} days that two attendants could make`);
}
