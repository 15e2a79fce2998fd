import { beforeAll, expect, it } from 'vitest';
import { REAUTHENTICATION_MS } from '../../../contract/constants';
import { operationsOf } from '../../../contract/operations';
import { permissionName } from '../../../contract/permissions';
import { entities } from '../../support/sections';
import { passedAttendant } from '../builders/applications';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const UNCOVERING = entities
  .flatMap(operationsOf)
  .filter(({ unmaskedEntities: uncovers }) => uncovers !== undefined)
  .map((spec) => [permissionName(spec.operation, spec.entity, spec.scope), spec] as const);
const REASON = '更换手机重新配对';

describeOnBothDatabases('calls that reveal personal data to others', (open) => {
  let server: TestApp;
  const inputs: Record<string, Record<string, unknown>> = { 'claimOutbox.outbox.open': { channel: 'sms', limit: 10 } };
  beforeAll(async () => {
    server = await testApp(open);
    inputs['issueAppKey.attendant.open'] = { id: await passedAttendant(server) };
  });

  it('are those that issue credentials and send messages', () => {
    expect(UNCOVERING.map(([name]) => name).sort()).toEqual(Object.keys(inputs).sort());
  });

  it.each(UNCOVERING)(
    '%s requires the unmask permission of each kind of record that it reveals',
    async (name, { unmaskedEntities: uncovers = [] }) => {
      expect(uncovers.length).toBeGreaterThan(0);
      for (const entity of uncovers) {
        const { token } = await server.signInAs({ extraGrants: ['*.*.*'], extraDenies: [`unmask.${entity}.admin`] });
        const { http } = await server.call(name, { ...inputs[name], reason: REASON }, { token });
        expect([entity, http]).toEqual([entity, 403]);
      }
    },
  );

  it.each(UNCOVERING)('%s requires a reason, which is logged', async (name, { operation }) => {
    const { token } = await server.signInAs({ extraGrants: ['*.*.*'] });
    for (const reason of [undefined, '看看']) {
      const { body } = await server.call(name, { ...inputs[name], reason }, { token });
      expect([reason, body.status, Object.keys(body.errors ?? {})]).toEqual([reason, 4000, ['reason']]);
    }
    const { body } = await server.call(name, { ...inputs[name], reason: REASON }, { token });
    expect(body.status).toBe(8000);
    const rows = await server.database.read
      .selectFrom('log')
      .select('reason')
      .where('operation', '=', operation)
      .where('success', '=', 1)
      .execute();
    // Nothing was issued when nothing was due.
    for (const row of rows) expect(row.reason).toBe(REASON);
  });

  it.each(UNCOVERING)('%s requires a recent password confirmation', async (name) => {
    const { token } = await server.signInAs({ extraGrants: ['*.*.*'] });
    server.clock.now += REAUTHENTICATION_MS + 1;
    const { body } = await server.call(name, { ...inputs[name], reason: REASON }, { token, withoutPassword: true });
    expect(body.code).toBe('reauthenticate');
    server.clock.now -= REAUTHENTICATION_MS + 1;
  });
});
