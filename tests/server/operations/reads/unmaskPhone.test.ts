import { beforeAll, expect, it } from 'vitest';
import { UNMASK_PHONE, unmaskablePhoneFields } from '../../../../contract/calls/unmaskPhone';
import { isMaskedText } from '../../../../contract/masks';
import { operationsOf } from '../../../../contract/operations';
import { compilePermissions } from '../../../../contract/permissions';
import { sections } from '../../../support/sections';
import { passedAttendant, type Row } from '../../builders/applications';
import { type TestApp, testApp } from '../../builders/testApp';
import { describeOnBothDatabases } from '../../support/testDatabase';

const CALL = 'unmaskPhone.attendant.admin';
const GRANTS = ['select*.attendant.open', CALL];

describeOnBothDatabases('the phone number of a person, without anything else', (open) => {
  let server: TestApp;
  let id: number;
  let whole: Row;
  beforeAll(async () => {
    server = await testApp(open, { env: { UNMASK_RATE: '3' } });
    id = await passedAttendant(server);
    whole = (await server.call('unmask.attendant.admin', { id, reason: '测试核对号码' })).body.data as Row;
  });

  it('is shown for a reason, which the log keeps, and everything else stays masked', async () => {
    const { token, id: adminId } = await server.signInAs({ extraGrants: GRANTS });
    const { body } = await server.call(CALL, { id, reason: '确认今天的上门' }, { token });
    const shown = (await server.call('selectById.attendant.open', { id }, { token })).body.data as Row;
    expect(isMaskedText('phone', String(shown.phone))).toBe(true);
    expect(body.data).toEqual({ ...shown, phone: whole.phone });
    expect(whole.name).not.toBe(shown.name);
    expect((await server.call('unmask.attendant.admin', { id, reason: '确认今天的上门' }, { token })).http).toBe(403);
    const [row] = (await server.call('selectBySelectivePagination.log.open', { operation: UNMASK_PHONE })).body
      .data as Row[];
    expect(row).toMatchObject({ adminId, entity: 'attendant', entityId: String(id), reason: '确认今天的上门' });
    expect(JSON.stringify(row)).not.toContain(String(whole.phone));
  });

  it('takes a reason, a right, a person within the data scope, and the budget of unmasked data', async () => {
    const holder = await server.signInAs({ extraGrants: GRANTS });
    const refused = await server.call(CALL, { id, reason: '  ' }, { token: holder.token });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['reason']);
    const reader = await server.signInAs({ extraGrants: GRANTS.slice(0, 1) });
    expect((await server.call(CALL, { id, reason: '确认今天的上门' }, { token: reader.token })).http).toBe(403);
    const elsewhere = await server.signInAs({ extraGrants: GRANTS, dataScope: 'region', regionCodes: ['659001'] });
    const hidden = await server.call(CALL, { id, reason: '确认今天的上门' }, { token: elsewhere.token });
    expect([hidden.body.status, hidden.body.code]).toEqual([4000, 'notFound']);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1)
      statuses.push((await server.call(CALL, { id, reason: '确认今天的上门' }, { token: holder.token })).http);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is denied to users without the right to see the whole record, for every kind of person', async () => {
    const people = sections.entities.filter((entity) => unmaskablePhoneFields(entity).length > 0);
    expect(people.map(({ name }) => name)).toEqual(expect.arrayContaining(['attendant', 'elderly']));
    for (const entity of people) {
      const { name } = entity;
      expect(operationsOf(entity)).toContainEqual(expect.objectContaining({ operation: UNMASK_PHONE, scope: 'admin' }));
      for (const deny of [`unmask.${name}.admin`, `unmask.${name}.*`, 'unmask.*.*', `*.${name}.*`]) {
        const can = compilePermissions({ superAdmin: false, grants: ['*.*.*'], denies: [deny] });
        expect([deny, can(`${UNMASK_PHONE}.${name}.admin`)]).toEqual([deny, false]);
      }
    }
    const { token } = await server.signInAs({
      extraGrants: ['*.attendant.*'],
      extraDenies: ['unmask.attendant.admin'],
    });
    expect((await server.call(CALL, { id, reason: '确认今天的上门' }, { token })).http).toBe(403);
  });
});
