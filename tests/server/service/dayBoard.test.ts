import { beforeAll, expect, it } from 'vitest';
import type { AssignableAttendant } from '../../../src/plugins/service/entities/attendants/assignableAttendant';
import { type DayBoard, UNASSIGNED_MAX } from '../../../src/plugins/service/entities/visits/boardCalls';
import { passedAttendant, servedElder } from '../builders/applications';
import { added, attendantInput, codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const MIDNIGHT = NOON - 12 * HOUR;
const unsigned = { signInTime: null, signOutTime: null, signMethod: null, actualMinutes: null };
const assigned = { ...unsigned, status: 'assigned' };
const open = { ...unsigned, status: 'accepted', attendantId: null, attendantName: null };

describeOnBothDatabases('selectDayBoard', (openDatabase) => {
  let server: TestApp;
  let elderlyId: number;
  let who: Record<'busy' | 'free' | 'nurse' | 'elsewhere' | 'banned' | 'pending', number>;
  let visits: Record<string, number>;
  const call = (params: Record<string, unknown> = {}, options = {}) =>
    server.call('selectDayBoard.serviceApplication.open', params, options);
  const ask = async (params: Record<string, unknown> = {}) => {
    const { body, text } = await call(params);
    if (body.status !== 8000) throw new Error(text);
    return body.data as DayBoard;
  };
  const rows = async (params: Record<string, unknown>) =>
    (await ask(params)).attendants.map(({ id }) => Object.entries(who).find(([, each]) => each === id)?.[0]);
  const visit = (start: number, changes: Record<string, unknown>) =>
    signedVisit(server, { elderlyId, attendantId: who.busy, start, ...changes });

  beforeAll(async () => {
    server = await testApp(openDatabase, { clock: { now: NOON } });
    elderlyId = await servedElder(server);
    who = {
      free: await passedAttendant(server, { name: '赵空闲', dailyCap: 6 }),
      nurse: await passedAttendant(server, {
        name: '钱护士',
        role: 'nurse',
        certs: [{ type: 'health' }, { type: 'noCrime' }, { type: 'nurse' }],
      }),
      elsewhere: await passedAttendant(server, { region: '119902' }),
      busy: await passedAttendant(server, { region: '119901001' }),
      banned: await passedAttendant(server),
      pending: (await added(server, 'attendant', await attendantInput(server))).id,
    };
    visits = {
      late: await visit(NOON - HOUR / 2, assigned),
      first: await visit(MIDNIGHT, {}),
      last: await visit(MIDNIGHT + DAY - 1, { ...assigned, minutes: 0 }),
      missed: await visit(NOON - 3 * HOUR, { ...assigned, status: 'missed' }),
      ofBanned: await visit(NOON + HOUR, { ...assigned, attendantId: who.banned }),
      cancelled: await visit(NOON, { ...unsigned, status: 'cancelled' }),
      dayBefore: await visit(MIDNIGHT - 1, assigned),
      dayAfter: await visit(MIDNIGHT + DAY, assigned),
      unassigned: await visit(NOON + 2 * HOUR, open),
      unassignedElsewhere: await visit(NOON + HOUR, { ...open, serviceRegionCode: '119902' }),
      unassignedTomorrow: await visit(NOON + DAY, open),
      applied: await visit(NOON, { ...open, status: 'applied' }),
    };
    await server.database.write((transaction) =>
      transaction.updateTable('attendant').set({ status: 'banned' }).where('id', '=', who.banned).execute(),
    );
  });

  it('shows passed attendants and all others with visits, those with visits first', async () => {
    expect(await rows({})).toEqual(['busy', 'banned', 'free', 'nurse', 'elsewhere']);
    const { attendants, attendantCount, date } = await ask();
    expect([attendantCount, date]).toEqual([5, '2026-03-12']);
    expect(attendants.find(({ id }) => id === who.free)).toEqual({
      id: who.free,
      attendantNo: `A${String(who.free).padStart(7, '0')}`,
      name: '赵*闲',
      role: 'caregiver',
      isPassed: true,
      dailyCap: 6,
    });
    expect(attendants.find(({ id }) => id === who.banned)?.isPassed).toBe(false);
  });

  it('shows the visits of the day from midnight to midnight, and the unassigned ones', async () => {
    const board = await ask();
    expect(board.visits.map(({ id }) => id)).toEqual([
      visits.first,
      visits.missed,
      visits.late,
      visits.ofBanned,
      visits.last,
    ]);
    expect(board.unassigned.map(({ id }) => id)).toEqual([visits.unassignedElsewhere, visits.unassigned]);
    expect(board.unassignedCount).toBe(2);
    const { LIFE06 } = await codes(server, 'serviceType');
    expect(board.visits[2]).toEqual({
      id: visits.late,
      version: 1,
      applicationNo: `SA${visits.late}`,
      status: 'assigned',
      signStatus: 'lateIn',
      elderlyId,
      elderlyName: '欧**文',
      serviceTypeId: LIFE06,
      attendantId: who.busy,
      planStart: '2026-03-12T11:30:00.000+08:00',
      planEnd: '2026-03-12T12:15:00.000+08:00',
    });
  });

  it('shows another day on request', async () => {
    const { visits: shown, unassigned } = await ask({ date: '2026-03-13' });
    expect(shown.map(({ id }) => id)).toEqual([visits.dayAfter]);
    expect(unassigned.map(({ id }) => id)).toEqual([visits.unassignedTomorrow]);
    expect(await rows({ date: '2026-04-01' })).toEqual(['free', 'nurse', 'elsewhere', 'busy']);
  });

  it('filters by region, role and keyword, and hides the visits of others', async () => {
    expect(await rows({ region: '119901' })).toEqual(['busy', 'banned', 'free', 'nurse']);
    expect(await rows({ region: '119901001' })).toEqual(['busy', 'banned', 'free', 'nurse']);
    expect(await rows({ region: '119901002' })).toEqual(['banned', 'free', 'nurse']);
    expect((await ask({ region: '119902' })).unassigned.map(({ id }) => id)).toEqual([visits.unassignedElsewhere]);
    const nurses = await ask({ role: ['nurse'] });
    expect(nurses.attendants.map(({ id }) => id)).toEqual([who.nurse]);
    expect(nurses.visits).toEqual([]);
    expect(await rows({ keyword: '空闲' })).toEqual(['free']);
    expect(await rows({ keyword: '赵*闲' })).toEqual([]);
    expect(await rows({ keyword: '%' })).toEqual([]);
  });

  it('shows a visible visit even when its attendant belongs to another region', async () => {
    const id = await visit(NOON + 4 * HOUR, { ...assigned, attendantId: who.elsewhere });
    const { token } = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: ['119901'] });
    const board = (await call({}, { token })).body.data as DayBoard;
    expect(board.visits.map((each) => each.id)).toContain(id);
    expect(board.attendants.map((each) => each.id)).toContain(who.elsewhere);
    // Their own elders live elsewhere, and so do the others of that region.
    const other = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: ['119902'] });
    const theirs = (await call({}, { token: other.token })).body.data as DayBoard;
    expect([theirs.visits, theirs.attendants.map((each) => each.id)]).toEqual([[], [who.elsewhere]]);
    expect((await ask({ region: '119901' })).visits.map((each) => each.id)).toContain(id);
    await server.database.write((transaction) =>
      transaction.deleteFrom('serviceApplication').where('id', '=', id).execute(),
    );
  });

  it('pages the attendants with their own visits', async () => {
    const page = await ask({ pageNum: 2, pageSize: 1 });
    expect(page).toMatchObject({ pageNum: 2, pageSize: 1, attendantCount: 5 });
    expect(page.attendants.map(({ id }) => id)).toEqual([who.banned]);
    expect(page.visits.map(({ id }) => id)).toEqual([visits.ofBanned]);
  });

  it('limits the unassigned visits, and counts all of them', async () => {
    const day = Date.parse('2026-06-01T00:00:00+08:00');
    for (let at = 0; at <= UNASSIGNED_MAX; at += 1) await visit(day + at * 60_000, open);
    const { unassigned, unassignedCount } = await ask({ date: '2026-06-01' });
    expect([unassigned.length, unassignedCount]).toEqual([UNASSIGNED_MAX, UNASSIGNED_MAX + 1]);
    expect(unassigned.at(-1)?.planStart).toBe('2026-06-01T03:19:00.000+08:00');
  });

  it('returns for the attendants on the board, and for no others, whether they are available', async () => {
    const ids = [who.free, who.nurse, who.pending];
    const { body } = await server.call('selectAssignable.serviceApplication.open', {
      id: visits.unassigned,
      attendantIds: ids,
    });
    const fitness = (body.data as AssignableAttendant[]).map(({ attendantId, problems }) => [attendantId, problems]);
    expect(Object.fromEntries(fitness)).toEqual({ [who.free]: [], [who.nurse]: ['roleMismatch'] });
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ region: 'x' }, 'region'],
    [{ role: ['king'] }, 'role'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageNum: 0 }, 'pageNum'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o', async (params, field) => {
    const { body } = await call(params);
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('requires a permission, which dispatchers have', async () => {
    const nobody = await server.signInAs({});
    expect((await call({}, { token: nobody.token })).http).toBe(403);
    const templates = await codes(server, 'permissionTemplate');
    const dispatcher = await server.signInAs({ permissionTemplateIds: [templates.dispatcher] });
    expect((await call({}, { token: dispatcher.token })).body.status).toBe(8000);
  });
});
