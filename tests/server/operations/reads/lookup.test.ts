import { beforeAll, expect, it } from 'vitest';
import { added, attendantInput, elderInput, mobileNumber, residentId } from '../../builders/records';
import { type TestApp, testApp } from '../../builders/testApp';
import { describeOnBothDatabases } from '../../support/testDatabase';

const REASON = '核对来电者身份';

describeOnBothDatabases('the lookup of a full number', (open) => {
  let server: TestApp;
  let elder: { id: number };
  let phone: string;
  let idNo: string;
  beforeAll(async () => {
    server = await testApp(open, { env: { LOOKUP_RATE: '1000' } });
    phone = mobileNumber();
    idNo = residentId({ birth: '19400315' });
    elder = await added(server, 'elderly', await elderInput(server, { name: '尉迟敬贤', phone, idNo }));
  });
  const lookup = (field: string, value: unknown, options: { token?: string; reason?: string } = {}) =>
    server.call('lookup.elderly.open', { field, value, reason: options.reason ?? REASON }, { token: options.token });

  it('returns the matching record, masked', async () => {
    for (const [field, value] of [
      ['phone', phone],
      ['idNo', idNo],
      ['idNo', idNo.toLowerCase()],
      ['phone', ` ${phone} `],
    ] as const) {
      const { body, text } = await lookup(field, value);
      expect(body).toMatchObject({ status: 8000, data: { id: elder.id, name: '尉**贤' } });
      expect(text).not.toContain(phone);
      expect(text).not.toContain(idNo);
    }
  });

  it('returns null for an unknown number, for a part, and for a deleted record', async () => {
    const removed = mobileNumber();
    const { id } = await added(server, 'elderly', await elderInput(server, { phone: removed }));
    await server.call('deleteById.elderly.open', { id });
    for (const value of [mobileNumber(), phone.slice(0, -1), '%', removed]) {
      const { body } = await lookup('phone', value);
      expect(body).toEqual({ status: 8000, message: '没有找到', data: null });
    }
  });

  it('returns the newest of several records with the number', async () => {
    const shared = mobileNumber();
    await added(server, 'elderly', await elderInput(server, { phone: shared }));
    const second = await added(server, 'elderly', await elderInput(server, { phone: shared }));
    expect((await lookup('phone', shared)).body.data).toMatchObject({ id: second.id });
  });

  it.each([
    ['another field', { field: 'name', value: '尉迟敬贤', reason: REASON }, 'field', 'notAllowed'],
    ['a hidden text', { field: 'medicalNote', value: '心脏', reason: REASON }, 'field', 'notAllowed'],
    ['several values', { field: 'phone', value: ['1', '2'], reason: REASON }, 'value', 'notText'],
    ['no value', { field: 'phone', value: ' ', reason: REASON }, 'value', 'required'],
    ['a masked value', { field: 'phone', value: '199****9999', reason: REASON }, 'value', 'maskedValue'],
    ['a reason too short', { field: 'phone', value: '19900009999', reason: '看看' }, 'reason', 'reasonTooShort'],
    ['no reason', { field: 'phone', value: '19900009999' }, 'reason', 'required'],
  ])('refuses %s', async (_what, params, field, code) => {
    const { body } = await server.call('lookup.elderly.open', params);
    expect(body).toMatchObject({ status: 4000, codes: { [field]: code } });
  });

  it('requires a separate permission, not included in reading and unmasking', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.*.*', 'unmask.*.*'] });
    expect((await lookup('phone', phone, { token })).http).toBe(403);
    const allowed = await server.signInAs({ extraGrants: ['lookup.elderly.open'] });
    expect((await lookup('phone', phone, { token: allowed.token })).body.data).toMatchObject({ id: elder.id });
  });

  it('finds nothing outside the data scope of the caller', async () => {
    const { token } = await server.signInAs({ extraGrants: ['lookup.elderly.open'], dataScope: 'own' });
    expect((await lookup('phone', phone, { token })).body.data).toBeNull();
  });

  it('is logged with field, reason and record, without the number', async () => {
    await lookup('phone', phone, { reason: '家属来电核对' });
    const { body, text } = await server.call('selectBySelectivePagination.log.open', {
      operation: 'lookup',
      pageSize: 1,
    });
    expect(body.data).toMatchObject([
      { entity: 'elderly', entityId: String(elder.id), reason: '家属来电核对', success: true },
    ]);
    const rows = await server.database.read
      .selectFrom('log')
      .select('params')
      .where('operation', '=', 'lookup')
      .execute();
    expect(JSON.stringify(rows)).toContain('phone');
    expect(JSON.stringify(rows) + text).not.toContain(phone);
  });

  it('does not exist for an entity without such numbers', async () => {
    expect((await server.call('lookup.elderlyType.open', {})).http).toBe(404);
  });

  it('is rate-limited per account, so that ID numbers cannot be guessed', async () => {
    const limited = await testApp(open, { env: { LOOKUP_RATE: '2' } });
    const ask = () => limited.call('lookup.elderly.open', { field: 'idNo', value: residentId(), reason: REASON });
    expect([(await ask()).http, (await ask()).http, (await ask()).http]).toEqual([200, 200, 429]);
    const page = await limited.call('selectBySelectivePagination.elderly.open', { idNo: residentId() });
    expect(page.body).toMatchObject({ status: 4000, codes: { idNo: 'maskedFilter' } });
  });
});

describeOnBothDatabases('a lookup of a value outside the data scope', (open) => {
  it('is refused without revealing which record has it, or that one exists', async () => {
    const server = await testApp(open);
    const taken = mobileNumber();
    await added(server, 'attendant', await attendantInput(server, { phone: taken, region: '110101' }));
    const narrow = await server.signInAs({
      extraGrants: ['*.attendant.open'],
      dataScope: 'region',
      regionCodes: ['110102'],
    });
    const own = await attendantInput(server, { region: '110102', photo: null });
    const insert = (values: Record<string, unknown>) =>
      server.call('insert.attendant.open', values, { token: narrow.token });
    const { body } = await insert({ ...own, phone: taken });
    expect(body).toEqual({ status: 4000, code: 'notAccepted', message: '无法保存此内容，请联系管理员核对' });
    expect((await insert(own)).body.status).toBe(8000);
    const again = await insert({
      ...(await attendantInput(server, { region: '110102', photo: null })),
      phone: own.phone,
    });
    expect(again.body.codes).toEqual({ phone: 'notUnique' });
  });
});
