import { STATUS } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { listWith } from '../Probe';
import { expect, type RuleGroup, Unproven, WRITTEN } from '../Rule';
import { MISSING_ID } from '../sampleInput';

/** Statuses of responses. */
export const statusRules: RuleGroup = {
  name: 'statuses',
  rules: [
    {
      id: 'unknown-operation',
      says: 'a call that does not exist is HTTP 404',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { http } = await probe.ask({ name: 'selectNothing.elderly.open' });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'unknown-entity',
      says: 'a call about an entity that does not exist is HTTP 404',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { http } = await probe.ask({ name: 'selectAll.nothing.open' });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'wrong-scope',
      says: 'a call exists in one scope only',
      where: WRITTEN.calls,
      level: 'spec',
      async check(probe) {
        const { call } = await listWith(probe, 0);
        const scope = call.scope === 'open' ? 'admin' : 'open';
        const { http } = await probe.ask({ name: `${call.operation}.${call.entity}.${scope}` });
        expect(http === 404, `HTTP ${http} instead of 404`);
      },
    },
    {
      id: 'missing-record',
      says: 'a record that is not there is refused with HTTP 200',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        await probe.refused(
          { name: 'selectById.attendant.open', params: { id: MISSING_ID } },
          'there is no such record',
        );
      },
    },
    {
      id: 'refusal-says-why',
      says: 'a refusal has a message for people',
      where: WRITTEN.errors,
      level: 'spec',
      async check(probe) {
        const asked = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { message } = await probe.refused(asked, 'there is no such record');
        expect(typeof message === 'string' && message.trim() !== '', 'the refusal has no message');
      },
    },
    {
      id: 'fault-repeats-its-status',
      says: 'a fault with a body in JSON has its HTTP status in it too',
      where: WRITTEN.answers,
      level: 'spec',
      async check(probe) {
        const { http, body } = await probe.ask({ name: 'selectNothing.elderly.open' });
        if (!isRecord(body) || body.status === undefined) throw new Unproven('the fault has no envelope');
        expect(body.status === http, `status ${JSON.stringify(body.status)} with HTTP ${http}`);
      },
    },
    {
      id: 'refused-is-4000',
      says: `a refusal has the status ${STATUS.REJECTED}`,
      where: WRITTEN.answers,
      level: 'extended',
      async check(probe) {
        const asked = { name: 'selectById.attendant.open', params: { id: MISSING_ID } };
        const { status } = await probe.refused(asked, 'there is no such record');
        expect(status === STATUS.REJECTED, `status ${JSON.stringify(status)} instead of ${STATUS.REJECTED}`);
      },
    },
    {
      id: 'read-of-a-write',
      says: 'what changes records takes no GET',
      where: WRITTEN.calls,
      level: 'spec',
      writes: true,
      async check(probe) {
        const { http } = await probe.ask({
          name: 'deleteById.elderlyType.open',
          params: { id: MISSING_ID },
          method: 'GET',
        });
        expect(http >= 400, `HTTP ${http}`);
      },
    },
  ],
};
