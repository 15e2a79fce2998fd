import { STATUS } from '../../contract/calls/envelope';
import { isRecord } from '../../contract/values/isRecord';
import { findList } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type RuleGroup } from '../Rule';
import { MISSING_ID } from '../sampleInput';

/** Statuses of responses. */
export const statusRules: RuleGroup = {
  name: 'statuses',
  rules: [
    {
      id: 'unknown-operation',
      says: 'a call that does not exist is HTTP 404',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { http } = await probe.request({ name: 'selectNothing.elderly.open' });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'unknown-entity',
      says: 'a call about an entity that does not exist is HTTP 404',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { http } = await probe.request({ name: 'selectAll.nothing.open' });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'wrong-scope',
      says: 'a call exists in one scope only',
      where: RULE_SOURCES.calls,
      level: 'spec',
      async check(probe) {
        const { call } = await findList(probe, 0);
        const scope = call.scope === 'open' ? 'admin' : 'open';
        const { http } = await probe.request({ name: `${call.operation}.${call.entity}.${scope}` });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'missing-record',
      says: 'a record that is not there is refused with HTTP 200',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        await probe.expectRefusal(
          { name: 'selectById.attendant.open', params: { id: MISSING_ID } },
          'there is no such record',
        );
      },
    },
    {
      id: 'refusal-says-why',
      says: 'a refusal has a message for people',
      where: RULE_SOURCES.errors,
      level: 'spec',
      async check(probe) {
        const callRequest = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { message } = await probe.expectRefusal(callRequest, 'there is no such record');
        expect(typeof message === 'string' && message.trim() !== '', 'the refusal has no message');
      },
    },
    {
      id: 'fault-repeats-its-status',
      says: 'a fault with a body in JSON has its HTTP status in it too',
      where: RULE_SOURCES.answers,
      level: 'spec',
      async check(probe) {
        const { http, body } = await probe.request({ name: 'selectNothing.elderly.open' });
        if (!isRecord(body) || body.status === undefined) throw new InconclusiveCheck('the fault has no envelope');
        expect(body.status === http, `status ${JSON.stringify(body.status)} with HTTP ${http}`);
      },
    },
    {
      id: 'refused-is-4000',
      says: `a refusal has the status ${STATUS.REJECTED}`,
      where: RULE_SOURCES.answers,
      level: 'extended',
      async check(probe) {
        const callRequest = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { status } = await probe.expectRefusal(callRequest, 'there is no such record');
        expect(status === STATUS.REJECTED, `status ${JSON.stringify(status)} instead of ${STATUS.REJECTED}`);
      },
    },
    {
      id: 'read-of-a-write',
      says: 'what changes records takes no GET',
      where: RULE_SOURCES.calls,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { http } = await probe.request({
          name: 'deleteById.elderlyType.open',
          params: { id: MISSING_ID },
          method: 'GET',
        });
        expect(http >= 400, `HTTP ${http}`);
      },
    },
  ],
};
