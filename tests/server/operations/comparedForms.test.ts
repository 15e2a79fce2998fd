import { beforeAll, expect, it } from 'vitest';
import { doctorInput } from '../builders/people';
import { added, mobileNumber } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('equivalent text', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });
  const list = async (filter: Record<string, unknown>) => {
    const { body } = await server.call('selectBySelectivePagination.doctor.open', { pageSize: 100, ...filter });
    return body.data as { id: number; name: string }[];
  };
  const find = async (filter: Record<string, unknown>) => (await list(filter)).map(({ id }) => id);
  const account = (username: string) => ({ username, name: '某某', password: `a password of ${username}` });

  it('is found by a name in any compatible form, and stored as typed', async () => {
    const spaced = await added(server, 'doctor', await doctorInput(server, { name: '王 芳', remark: 'a' }));
    const dotted = await added(server, 'doctor', await doctorInput(server, { name: '阿依古丽•买买提' }));
    const hidden = await added(server, 'doctor', await doctorInput(server, { name: '王\u200b芳' }));
    for (const name of ['王芳', '王\u3000芳', '王\u2060芳']) {
      expect(await find({ keyword: name, sort: 'id', order: 'asc' })).toEqual([spaced.id, hidden.id]);
      expect(await find({ name, sort: 'id', order: 'asc' })).toEqual([spaced.id, hidden.id]);
      expect(await find({ 'name.like': name, sort: 'id', order: 'asc' })).toEqual([spaced.id, hidden.id]);
    }
    for (const name of ['阿依古丽·买买提', '阿依古丽.买买提', '阿依古丽 ・ 买买提', '阿依古丽．买买提']) {
      expect(await find({ name: [name, '无此人'] })).toEqual([dotted.id]);
      expect(await find({ keyword: name })).toEqual([dotted.id]);
    }
    const rows = await server.database.read
      .selectFrom('doctor')
      .select('name')
      .where('id', 'in', [spaced.id, dotted.id, hidden.id])
      .orderBy('id')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['王 芳', '阿依古丽•买买提', '王芳']);
  });

  it('is not a name when all characters are invisible', async () => {
    for (const name of ['\u200b', '\u3164', '\u2800\u00ad']) {
      const { body } = await server.call('insert.doctor.open', await doctorInput(server, { name }));
      expect(body.codes).toEqual({ name: 'required' });
    }
  });

  it('is sorted together in lists by name, which follow pinyin', async () => {
    const department = '拼音科';
    for (const name of ['周一', 'bob', '安一', '张三', 'Anna', '李四', '章三', '张三']) {
      await added(server, 'doctor', await doctorInput(server, { name, department }));
    }
    const sorted = async (order: string) => (await list({ department, sort: 'name', order })).map(({ id }) => id);
    const names = new Map(
      (await server.database.read.selectFrom('doctor').select(['id', 'name']).execute()).map((row) => [
        row.id,
        row.name,
      ]),
    );
    const ascending = (await sorted('asc')).map((id) => names.get(id));
    // Latin letters are sorted by their own spelling: `anna, anyi, bob`.
    expect(ascending).toEqual(['Anna', '安一', 'bob', '李四', '张三', '张三', '章三', '周一']);
    expect((await sorted('desc')).map((id) => names.get(id))).toEqual(ascending.toReversed());
  });

  it('is one user name, ignoring case, also for two at once', async () => {
    await added(server, 'admin', account('Somebody.Else'));
    const again = await server.call('insert.admin.open', account('somebody.else'));
    expect(again.body.codes).toEqual({ username: 'notUnique' });
    const answers = await Promise.all(
      ['atonce', 'AtOnce', 'ATONCE'].map((username) => server.call('insert.admin.open', account(username))),
    );
    expect(answers.filter(({ body }) => body.status === 8000)).toHaveLength(1);
  });

  it('is one phone number in every format', async () => {
    const phone = mobileNumber();
    const [first, middle, last] = [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)];
    const written = `+86 ${first}-${middle}-${last}`;
    const { id } = await added(server, 'doctor', await doctorInput(server, { phone: written }));
    const { body } = await server.call('insert.doctor.open', await doctorInput(server, { phone: `0086${phone}` }));
    expect(body.codes).toEqual({ phone: 'notUnique' });
    const wide = phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const value of [phone, written, `${first} ${middle} ${last}`, wide]) {
      const found = await server.call('lookup.doctor.open', { field: 'phone', value, reason: '来电核对身份' });
      expect(found.body.data).toMatchObject({ id });
    }
  });
});
