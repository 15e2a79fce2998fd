import { describe, expect, it } from 'vitest';
import { isApplicable, recordActions } from '../../../../../src/core/kit/action/recordActions';
import type { HostAction } from '../../../../../src/core/plugin-api';
import { attendant } from '../../../../../src/plugins/service/entities/attendant';
import { serviceApplication } from '../../../../../src/plugins/service/entities/serviceApplication';

const resource = 'attendants';
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
  it('offers every transition on a record, and the bulk ones on several', () => {
    expect(keys('record')).toEqual(Object.keys(attendant.transitions ?? {}));
    expect(keys('bulk')).toContain('passAttendant');
    expect(keys('bulk')).not.toContain('resignAttendant');
  });

  it('puts a contributed action for the same operation in the place of the plain transition', () => {
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

  it('asks for the permission a contribution names', () => {
    const [last] = recordActions({
      entity: attendant,
      resource,
      type: 'record',
      contributed: [contributed({ permission: { resource: 'r', action: 'a' } })],
    }).slice(-1);
    expect(last?.permission).toEqual({ resource: 'r', action: 'a' });
  });
});

describe('isApplicable', () => {
  const [pass] = recordActions({ entity: attendant, resource, type: 'record', contributed: [] }).filter(
    ({ key }) => key === 'passAttendant',
  );
  const applies = (status: string) =>
    pass && isApplicable({ entity: attendant, action: pass, record: { id: 1, status } });

  it('follows the states the transition starts from', () => {
    expect(applies('pending')).toBe(true);
    expect(applies('banned')).toBe(true);
    expect(applies('passed')).toBe(false);
    expect(applies('resigned')).toBe(false);
  });

  it('looks at the field of a transition that has states of its own', () => {
    const [review] = recordActions({ entity: serviceApplication, resource, type: 'record', contributed: [] }).filter(
      ({ key }) => key === 'reviewRisk',
    );
    const record = { id: 1, status: 'completed', riskStatus: 'open' };
    expect(review && isApplicable({ entity: serviceApplication, action: review, record })).toBe(true);
    const clean = { ...record, riskStatus: 'none' };
    expect(review && isApplicable({ entity: serviceApplication, action: review, record: clean })).toBe(false);
  });
});
