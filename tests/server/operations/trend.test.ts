import { beforeAll, expect, it } from 'vitest';
import { TREND_DAYS, trendField } from '../../../contract/query/listDetail';
import { entities } from '../../support/sections';
import { passedAttendant, servedElder } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const MIDNIGHT = NOON - 12 * HOUR;
const TODAY = '2026-03-12';
/** A district that does not exist. */
const HERE = '119901';

describeOnBothDatabases('a list with its trend', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    const elderlyId = await servedElder(server, { regionCode: HERE });
    const attendantId = await passedAttendant(server);
    const visit = (start: number, changes = {}) => signedVisit(server, { elderlyId, attendantId, start, ...changes });
    await visit(MIDNIGHT);
    await visit(MIDNIGHT - 1);
    await visit(NOON - 3 * DAY);
    await visit(NOON - 3 * DAY, { status: 'missed' });
    await visit(NOON - TREND_DAYS * DAY);
    await visit(NOON + DAY);
  });

  const ask = async (entity: string, scope: string, params: Record<string, unknown>, options = {}) => {
    const asked = { pageSize: 1, with: 'trend', ...params };
    const { body } = await server.call(`selectBySelectivePagination.${entity}.${scope}`, asked, options);
    return body as { status: number; dataCount?: number; trend?: number[] };
  };
  const visits = (params: Record<string, unknown>, options = {}) => ask('serviceApplication', 'open', params, options);
  const days = (counts: Record<number, number>) =>
    Array.from({ length: TREND_DAYS }, (_, at) => counts[at - TREND_DAYS + 1] ?? 0);

  it('is available for every entity, by one of its dates', async () => {
    for (const entity of entities) {
      const { status, trend } = await ask(entity.name, entity.scope, { fields: 'id' });
      expect([entity.name, trendField(entity), status, trend?.length]).toEqual([
        entity.name,
        trendField(entity),
        8000,
        TREND_DAYS,
      ]);
    }
  });

  it('counts what the list finds from midnight to midnight, today last', async () => {
    expect((await visits({})).trend).toEqual(days({ 0: 1, [-1]: 1, [-3]: 2 }));
    expect((await visits({ status: 'missed' })).trend).toEqual(days({ [-3]: 1 }));
  });

  it('covers the days before, whatever day the list is filtered by', async () => {
    const { dataCount, trend } = await visits({ planStart: { from: TODAY, to: TODAY } });
    expect(dataCount).toBe(1);
    expect(trend).toEqual(days({ 0: 1, [-1]: 1, [-3]: 2 }));
  });

  it('counts only what the caller may see', async () => {
    const grants = { extraGrants: ['select*.serviceApplication.*'], dataScope: 'region' };
    const here = await server.signInAs({ ...grants, regionCodes: [HERE] });
    const elsewhere = await server.signInAs({ ...grants, regionCodes: ['119802'] });
    expect((await visits({}, { token: here.token })).trend).toEqual(days({ 0: 1, [-1]: 1, [-3]: 2 }));
    expect((await visits({}, { token: elsewhere.token })).trend).toEqual(days({}));
  });
});
