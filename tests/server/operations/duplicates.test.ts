import { beforeAll, describe, expect, it } from 'vitest';
import { parseFoundDuplicates } from '../../../contract/duplicates';
import { residentIdCheckCharacter } from '../../../src/plugins/elderly/entities/identity/residentId';
import { describedAnswers } from '../builders/describedAnswers';
import { doctorInput } from '../builders/people';
import { added, codes, elderInput, residentId } from '../builders/records';
import { type Answered, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const HERE = '119901';
const THERE = '119802';

describeOnBothDatabases('saving a person who may be recorded already', (open) => {
  let server: TestApp;
  let documents: Record<string, number>;
  beforeAll(async () => {
    server = await testApp(open);
    documents = await codes(server, 'elderlyCodeType');
  });
  const insert = (input: Record<string, unknown>, token?: string) =>
    server.call('insert.elderly.open', input, token === undefined ? {} : { token });
  const foundIn = ({ body }: Answered) => {
    const found = parseFoundDuplicates(body.data);
    if (!found) throw new Error(`nothing was found: ${JSON.stringify(body)}`);
    return found;
  };
  const idsIn = (answer: Answered) => foundIn(answer).records.map(({ id }) => id);
  const count = async () => {
    const { size } = await server.database.read
      .selectFrom('elderly')
      .select(({ fn }) => fn.countAll<number>().as('size'))
      .executeTakeFirstOrThrow();
    return Number(size);
  };
  /** A person without a number that contains the birth date. */
  const nameless = (name: string, birthDate = '1941-05-06', changes: Record<string, unknown> = {}) =>
    elderInput(server, {
      name,
      birthDate,
      gender: '2',
      elderlyCodeTypeId: documents['99'],
      idNo: null,
      noDocumentReason: '证件遗失，正在补办',
      ...changes,
    });

  it('asks about the same document number under another type, and saves when it is confirmed', async () => {
    const idNo = residentId();
    const first = await added(server, 'elderly', await elderInput(server, { idNo }));
    const again = await elderInput(server, {
      idNo: ` ${idNo.slice(0, 6)} ${idNo.slice(6)}`,
      elderlyCodeTypeId: documents['02'],
    });
    const before = await count();
    const asked = await insert(again);
    expect(asked.body).toMatchObject({ status: 4000, code: 'possibleDuplicate', codes: { idNo: 'sameAsOther' } });
    expect(foundIn(asked)).toMatchObject({
      records: [
        { id: first.id, name: expect.stringContaining('*'), birthDate: '1940', regionCode: HERE, sameFields: ['idNo'] },
      ],
      hidden: 0,
    });
    expect(asked.text).not.toContain(idNo);
    expect(await count()).toBe(before);
    const saved = await insert({ ...again, confirmDuplicates: foundIn(asked).confirmation });
    expect(saved.body.status).toBe(8000);
    expect(await count()).toBe(before + 1);
  });

  it('asks about the same name and birth date however either is written, and not about one of them alone', async () => {
    const { id } = await added(server, 'elderly', await nameless('阿依古丽·买买提'));
    for (const name of ['阿依古丽•买买提', '阿依古丽 . 买买提', '阿依\u2060古丽・买买提', '阿依古丽．买买提']) {
      const asked = await insert(await nameless(name));
      expect(idsIn(asked)).toEqual([id]);
      expect(foundIn(asked).records[0]?.sameFields).toEqual(['name', 'birthDate']);
    }
    expect((await insert(await nameless('阿依古丽·买买提', '1941-05-07'))).body.status).toBe(8000);
    expect((await insert(await nameless('阿依古丽·买买提江'))).body.status).toBe(8000);
  });

  it('asks again when another one has appeared meanwhile, and about a confirmation of other records', async () => {
    const name = '重名的甲';
    await added(server, 'elderly', await nameless(name));
    const input = await nameless(name);
    const asked = await insert(input);
    const confirmed = { confirmDuplicates: foundIn(asked).confirmation };
    await added(server, 'elderly', { ...(await nameless(name)), ...confirmed });
    const later = await insert({ ...input, ...confirmed });
    expect(later.body.code).toBe('possibleDuplicate');
    expect(idsIn(later)).toHaveLength(2);
    for (const confirmDuplicates of ['', 'yes', null, confirmed.confirmDuplicates.toUpperCase()]) {
      expect((await insert({ ...input, confirmDuplicates })).body.code).toBe('possibleDuplicate');
    }
    expect((await insert({ ...input, confirmDuplicates: 7 })).body.codes).toEqual({ confirmDuplicates: 'notText' });
    expect((await insert({ ...input, confirmDuplicates: foundIn(later).confirmation })).body.status).toBe(8000);
  });

  it.each([
    ['name and birth date', async (at: number) => nameless('同时录入的人', '1939-01-02', { remark: `${at}` })],
    [
      'document number under two types',
      async (at: number) => {
        const digits = '11990119420203112';
        const idNo = digits + residentIdCheckCharacter(digits);
        return elderInput(server, { idNo, elderlyCodeTypeId: documents[at % 2 === 0 ? '01' : '02'] });
      },
    ],
  ])('asks all but one of several who save the same %s at once', async (_, inputOf) => {
    const inputs = await Promise.all([0, 1].map(inputOf));
    const answers = await Promise.all(inputs.map((input) => insert(input)));
    expect(answers.map(({ body }) => body.code ?? 'saved').sort()).toEqual(['possibleDuplicate', 'saved']);
  });

  it('asks when a record becomes like another, and not when something else of it changes', async () => {
    const name = '改名前后';
    const first = await added(server, 'elderly', await nameless(name));
    const second = await added(server, 'elderly', await nameless('改名之前'));
    const update = (changes: Record<string, unknown>) =>
      server.call('updateByIdSelective.elderly.open', { id: second.id, ...changes });
    const asked = await update({ name });
    expect(idsIn(asked)).toEqual([first.id]);
    expect((await update({ name, confirmDuplicates: foundIn(asked).confirmation })).body.status).toBe(8000);
    expect((await update({ remark: '已核对' })).body.status).toBe(8000);
    expect((await update({ name: '改名 前后' })).body.status).toBe(8000);
  });

  it('asks about each record of a change of several by itself', async () => {
    const name = '批量改名';
    const first = await added(server, 'elderly', await nameless(name));
    const second = await added(server, 'elderly', await nameless('批量之前'));
    const { body } = await server.call('updateByIds.elderly.open', { ids: [second.id], name });
    const { failed } = body.data as { failed: { id: number; code: string; data: unknown }[] };
    expect(failed.map(({ id, code }) => [id, code])).toEqual([[second.id, 'possibleDuplicate']]);
    const found = parseFoundDuplicates(failed[0]?.data);
    expect(found?.records.map(({ id }) => id)).toEqual([first.id]);
    const confirmed = await server.call('updateByIds.elderly.open', {
      ids: [second.id],
      name,
      confirmDuplicates: found?.confirmation,
    });
    expect(confirmed.body.status).toBe(8000);
  });

  it('forgets records that are deleted', async () => {
    const name = '已删除的人';
    const { id } = await added(server, 'elderly', await nameless(name));
    await server.call('deleteById.elderly.open', { id });
    expect((await insert(await nameless(name))).body.status).toBe(8000);
  });

  it('counts records beyond the data scope, and shows none of them', async () => {
    const name = '范围外的人';
    const hidden = await added(server, 'elderly', await nameless(name, '1941-05-06', { regionCode: THERE }));
    const { token } = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: [HERE] });
    const input = await nameless(name);
    const asked = await insert(input, token);
    expect(foundIn(asked)).toMatchObject({ records: [], hidden: 1 });
    expect(asked.body.message).toContain('找到 1 条');
    expect(asked.body.codes).toBeUndefined();
    expect(asked.text).not.toContain(String(hidden.elderlyNo));
    const saved = await insert({ ...input, confirmDuplicates: foundIn(asked).confirmation }, token);
    expect(saved.body.status).toBe(8000);
  });

  it('shows nothing to who may add records and read none', async () => {
    const name = '只录不看';
    await added(server, 'elderly', await nameless(name));
    const grants = ['insert.elderly.open'];
    const { token } = await server.signInAs({ extraGrants: grants });
    expect(foundIn(await insert(await nameless(name), token))).toMatchObject({ records: [], hidden: 1 });
  });

  it('writes down which records were confirmed', async () => {
    const name = '留痕的人';
    const first = await added(server, 'elderly', await nameless(name));
    const input = await nameless(name);
    const confirmDuplicates = foundIn(await insert(input)).confirmation;
    const { id } = await added(server, 'elderly', { ...input, confirmDuplicates });
    const { body } = await server.call('selectBySelectivePagination.log.open', {
      entity: 'elderly',
      operation: 'insert',
      entityId: String(id),
    });
    const [entry] = body.data as { id: number }[];
    const whole = await server.call('selectById.log.open', { id: entry?.id });
    expect(whole.body.data).toMatchObject({ diff: { confirmedDuplicates: [null, [first.id]] } });
  });

  it('takes the confirmation as a form too', async () => {
    const doctor = await doctorInput(server, { idNo: 'E12345678' });
    await added(server, 'doctor', doctor);
    const input = await doctorInput(server, { idNo: 'e12345678' });
    const asked = await server.call('insert.doctor.open', input);
    const { confirmation } = foundIn(asked);
    const form = { ...input, licenseImages: undefined, confirmDuplicates: confirmation };
    const saved = await server.call('insert.doctor.open', form, { form: true });
    expect(saved.body.status).toBe(8000);
  });

  describe('as it is described', () => {
    it('answers what OpenAPI says, and takes the confirmation that it names', async () => {
      const answers = await describedAnswers(server);
      const name = '接口描述';
      await added(server, 'elderly', await nameless(name));
      const input = await nameless(name);
      const asked = await insert(input);
      expect(answers.answer('insert.elderly.open')(asked.body)).toEqual([]);
      const { data: _, ...without } = asked.body;
      expect(answers.answer('insert.elderly.open')(without)).not.toEqual([]);
      const { confirmation } = foundIn(asked);
      expect(answers.input('insert.elderly.open')({ ...input, confirmDuplicates: confirmation })).toEqual([]);
      expect(answers.input('updateByIdSelective.elderly.open')({ id: 1, confirmDuplicates: confirmation })).toEqual([]);
      expect(answers.input('insert.device.open')({ confirmDuplicates: confirmation })).not.toEqual([]);
    });
  });
});
