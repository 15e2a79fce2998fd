import { describe, expect, it } from 'vitest';
import { productEntities } from '../../../../../conformance/knownCalls';
import type { Entity } from '../../../../../contract/defineEntity';
import { isApplicable, recordActions } from '../../../../../src/core/kit/action/recordActions';
import type { HostAction } from '../../../../../src/core/plugin-api';
import { news } from '../../../../../src/plugins/message/entities/news';
import { notice } from '../../../../../src/plugins/message/entities/notice';
import { serviceApplication } from '../../../../../src/plugins/service/entities/applications/serviceApplication';
import { attendant } from '../../../../../src/plugins/service/entities/attendants/attendant';
import { recordingCall } from '../../../../../src/plugins/visit/entities/recordingCall';

const resource = 'attendants';
const viewpoint = { adminId: 7, now: Date.parse('2026-03-12T12:00:00+08:00') };
const contributed = (overrides: Partial<HostAction>): HostAction => ({
  key: 'x/action/y',
  plugin: 'x',
  type: 'record',
  label: 'x.y',
  ...overrides,
});
const keys = (type: 'record' | 'bulk', actions: HostAction[] = []) =>
  recordActions({ entity: attendant, resource, type, contributed: actions }).map(({ key }) => key);

describe('recordActions', () => {
  it('offers every transition on one record, and the bulk transitions on several', () => {
    expect(keys('record')).toEqual(Object.keys(attendant.transitions ?? {}));
    expect(keys('bulk')).toContain('passAttendant');
    expect(keys('bulk')).not.toContain('resignAttendant');
  });

  it('replaces a transition with a contributed action for the same operation', () => {
    const action = contributed({ operation: 'passAttendant', confirm: 'x.sure' });
    expect(keys('record', [action])).not.toContain('passAttendant');
    const [last] = recordActions({ entity: attendant, resource, type: 'record', contributed: [action] }).slice(-1);
    expect(last).toMatchObject({
      operation: 'passAttendant',
      confirm: 'x.sure',
      tone: 'positive',
      permission: { resource, action: 'passAttendant' },
    });
  });

  it('requires the permission that a contribution names', () => {
    const [last] = recordActions({
      entity: attendant,
      resource,
      type: 'record',
      contributed: [contributed({ permission: { resource: 'r', action: 'a' } })],
    }).slice(-1);
    expect(last?.permission).toEqual({ resource: 'r', action: 'a' });
  });
});

describe.each(productEntities.filter(({ transitions }) => transitions).map((entity) => [entity.name, entity] as const))(
  'the transitions of %s',
  (_, entity) => {
    const offered = (type: 'record' | 'bulk', steps?: readonly string[]) =>
      recordActions({ entity, resource, type, contributed: [], steps }).map(({ key }) => key);
    const all = Object.keys(entity.transitions ?? {});

    it('are offered on a back end of their own only if it declares them', () => {
      expect(offered('record')).toEqual(all);
      expect([...offered('record', []), ...offered('bulk', [])]).toEqual([]);
      for (const step of all) expect(offered('record', [step, 'unknownStep'])).toEqual([step]);
    });
  },
);

describe('isApplicable', () => {
  const [pass] = recordActions({ entity: attendant, resource, type: 'record', contributed: [] }).filter(
    ({ key }) => key === 'passAttendant',
  );
  const applies = (status: string) =>
    pass && isApplicable({ entity: attendant, action: pass, record: { id: 1, status }, viewpoint });

  it('checks the states from which the transition starts', () => {
    expect(applies('pending')).toBe(true);
    // The state would match, but the availability rule of the transition excludes this record.
    expect(applies('banned')).toBe(false);
    expect(applies('passed')).toBe(false);
    expect(applies('resigned')).toBe(false);
  });

  it('checks the field of a transition that has its own states', () => {
    const [review] = recordActions({ entity: serviceApplication, resource, type: 'record', contributed: [] }).filter(
      ({ key }) => key === 'reviewRisk',
    );
    const record = { id: 1, status: 'completed', riskStatus: 'open' };
    expect(review && isApplicable({ entity: serviceApplication, action: review, record, viewpoint })).toBe(true);
    const clean = { ...record, riskStatus: 'none' };
    expect(review && isApplicable({ entity: serviceApplication, action: review, record: clean, viewpoint })).toBe(
      false,
    );
  });

  const offered = (entity: Entity, operation: string, record: Record<string, unknown>) =>
    recordActions({ entity, resource, type: 'record', contributed: [] })
      .filter(({ key }) => key === operation)
      .map((action) => isApplicable({ entity, action, record: { id: 1, ...record }, viewpoint }))
      .at(0);

  it('does not offer users to review their own article, unless its kind needs no review', () => {
    const pending = { status: 'pending', submitterId: 3, createBy: 'admin:3', needReview: true };
    expect(offered(news, 'passNews', pending)).toBe(true);
    expect(offered(news, 'passNews', { ...pending, submitterId: 7 })).toBe(false);
    expect(offered(news, 'passNews', { ...pending, createBy: 'admin:7' })).toBe(false);
    expect(offered(news, 'passNews', { ...pending, submitterId: 7, needReview: false })).toBe(true);
  });

  it('offers to publish without a review only what needs none', () => {
    expect(offered(news, 'publishNews', { status: 'draft', needReview: true })).toBe(false);
    expect(offered(news, 'publishNews', { status: 'draft', needReview: false })).toBe(true);
  });

  it('does not offer users to check their own call', () => {
    const call = { status: 'linked', recording: 'AAAAAAAAAAAAAAAAAAAAAA', adminId: 7 };
    expect(offered(recordingCall, 'checkQuality', call)).toBe(false);
    expect(offered(recordingCall, 'checkQuality', { ...call, adminId: 8 })).toBe(true);
  });

  it.each([
    [null, { sendNotice: true, scheduleNotice: false }],
    ['2026-03-12T11:00:00.000+08:00', { sendNotice: true, scheduleNotice: false }],
    ['2026-03-12T13:00:00.000+08:00', { sendNotice: false, scheduleNotice: true }],
  ])('offers for a notice %s only the one of sending and scheduling that will be accepted', (sendTime, expected) => {
    const draft = { status: 'draft', sendTime };
    expect({
      sendNotice: offered(notice, 'sendNotice', draft),
      scheduleNotice: offered(notice, 'scheduleNotice', draft),
    }).toEqual(expected);
  });
});
