import { beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { defineEntity } from '../../../contract/defineEntity';
import { pinyin, text } from '../../../contract/fields';
import { pinyinFields } from '../../../contract/values/pinyin';
import { computePinyin } from '../../../server/db/pinyin/computePinyin';
import { collectPlugins } from '../../../server/plugins/collectPlugins';
import { sections } from '../../../server/sections';
import { admin } from '../../../src/plugins/system/entities/admin';
import { entities } from '../../support/sections';
import { wearerInput } from '../builders/devices';
import { doctorInput, userInput } from '../builders/people';
import { added, attendantInput, elderInput, mobileNumber } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** A section built separately, which only has declarations. */
const volunteer = defineEntity({
  name: 'volunteer',
  section: 'volunteers',
  titleField: 'fullName',
  fields: {
    fullName: text({ max: 50, required: true, mask: 'name', list: true, search: true }),
    spelled: pinyin('fullName'),
  },
  sort: [],
  deletion: { kind: 'soft' },
});
const words = { volunteer: { name: 'Volunteer', fields: { fullName: 'Name', spelled: 'Pinyin' } } };
const half = {
  id: 'volunteers',
  entities: [volunteer],
  texts: Object.fromEntries(LOCALES.map((locale) => [`entities/${locale}`, async () => ({ default: words })])),
};

/** Every searchable name of a person, with the other required fields of a new record. */
const spelled: readonly (readonly [
  entity: string,
  name: string,
  rest: (server: TestApp) => object | Promise<object>,
])[] = [
  ['elderly', 'name', (server) => elderInput(server)],
  ['attendant', 'name', (server) => attendantInput(server)],
  ['doctor', 'name', (server) => doctorInput(server)],
  ['deviceUser', 'name', (server) => wearerInput(server)],
  ['user', 'nickname', () => userInput()],
  ['user', 'realName', () => userInput()],
  ['admin', 'name', () => ({ username: `spelled${mobileNumber()}`, password: 'a password of their own' })],
  ['userAddress', 'contactName', addressInput],
  ['volunteer', 'fullName', () => ({})],
];

async function addressInput(server: TestApp) {
  const { id } = await added(server, 'user', userInput());
  return { userId: id, contactPhone: mobileNumber(), regionCode: '119901', detail: '无名路一号' };
}

describeOnBothDatabases('people and the pinyin of their names', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { sections: collectPlugins([...sections.plugins, half]) });
  });
  const list = async (entity: string, keyword: string) => {
    const { body } = await server.call(`selectBySelectivePagination.${entity}.open`, { keyword });
    return body.data as ({ id: number } & Record<string, unknown>)[];
  };
  const find = async (entity: string, keyword: string) => (await list(entity, keyword)).map(({ id }) => id);
  const row = async (entity: string, id: number) => {
    const [found] = await server.database.all(`select * from "${entity}" where "id" = ${id}`, []);
    return found ?? {};
  };

  it('include all entities with a pinyin field', () => {
    const declared = [...entities, volunteer].flatMap((entity) =>
      pinyinFields(entity).map(([, source]) => `${entity.name}.${source}`),
    );
    expect(spelled.map(([entity, name]) => `${entity}.${name}`).sort()).toEqual(declared.sort());
  });

  it.each(spelled)('%s is found by %s in full and by initials, after creation and after changes', async (...kind) => {
    const [entity, name, rest] = kind;
    const { id } = await added(server, entity, { ...(await rest(server)), [name]: '单雄吕' });
    for (const keyword of ['shanxionglv', 'SXL']) expect(await find(entity, keyword)).toEqual([id]);
    await server.call(`updateByIdSelective.${entity}.open`, { id, [name]: '尉迟恭' });
    for (const keyword of ['yuchigong', 'ycg']) expect(await find(entity, keyword)).toEqual([id]);
    for (const keyword of ['shanxionglv', 'sxl']) expect(await find(entity, keyword)).toEqual([]);
    await server.call(`updateByIds.${entity}.open`, { ids: [id], [name]: '宇文·述' });
    for (const keyword of ['yuwenshu', 'yws']) expect(await find(entity, keyword)).toEqual([id]);
    await server.call(`updateByIdSelective.${entity}.open`, { id, [name]: 'Nobody Chinese' });
    expect(await find(entity, 'yuwenshu')).toEqual([]);
    const definition = [...entities, volunteer].find((each) => each.name === entity);
    const own = pinyinFields(definition ?? volunteer).find(([, source]) => source === name)?.[0] ?? '';
    expect((await row(entity, id))[own]).toBeNull();
  });

  it('keep it when another field changes', async () => {
    const { id } = await added(server, 'doctor', await doctorInput(server, { name: '令狐冲' }));
    await server.call('updateByIdSelective.doctor.open', { id, department: '内科' });
    expect(await find('doctor', 'linghuchong')).toEqual([id]);
  });

  it('is copied from the elder for a wearer without another name', async () => {
    const elder = await added(server, 'elderly', await elderInput(server, { name: '司马光' }));
    const { deviceUserHealthyTypeId } = await wearerInput(server);
    const { id } = await added(server, 'deviceUser', { elderlyId: elder.id, deviceUserHealthyTypeId });
    expect(await find('deviceUser', 'simaguang')).toEqual([id]);
  });

  it.each(['elderly', 'attendant', 'doctor', 'deviceUser'])(
    'of a masked %s is in no response, because its ends reveal more than the mask',
    async (entity) => {
      const inputs = { elderly: elderInput, attendant: attendantInput, doctor: doctorInput, deviceUser: wearerInput };
      const input = await inputs[entity as keyof typeof inputs](server, { name: '公孙策' });
      const fresh = await server.call(`insert.${entity}.open`, input);
      const { id } = fresh.body.data as { id: number };
      const filter = { keyword: 'gongsunce', namePinyin: 'gongsunce gsc' };
      const answers = [
        fresh,
        await server.call(`selectById.${entity}.open`, { id }),
        await server.call(`selectByIds.${entity}.open`, { ids: [id] }),
        await server.call(`selectBySelectivePagination.${entity}.open`, filter),
        await server.call(`selectAll.${entity}.open`),
      ];
      for (const { text, body } of answers) {
        expect(body.status).toBe(8000);
        expect(text).toContain('公*策');
        expect(text).not.toMatch(/gong|gsc|"g\*+c"/);
      }
    },
  );

  it('is refused from a client', async () => {
    const input = await doctorInput(server, { namePinyin: 'somebody else' });
    expect(Object.keys((await server.call('insert.doctor.open', input)).body.errors ?? {})).toEqual(['namePinyin']);
  });

  it.each([
    [
      'elderly',
      async () => added(server, 'elderly', await elderInput(server, { name: '慕容复' })),
      ['murongfu', 'mrf'],
    ],
    [
      'attendant',
      async () => added(server, 'attendant', await attendantInput(server, { name: '皇甫端' })),
      ['huangfuduan', 'hfd'],
    ],
    [
      'user',
      async () => added(server, 'user', userInput({ nickname: '紫藤', realName: '东方朔' })),
      ['dongfangshuo', 'ziteng'],
    ],
  ] as const)('is deleted with the name when a person is erased: %s', async (entity, add, keywords) => {
    const { id } = await add();
    for (const keyword of keywords) expect(await find(entity, keyword)).toEqual([id]);
    const erased = await server.call(`erasePerson.${entity}.admin`, { id, reason: '本人申请删除' });
    expect(erased.body.status).toBe(8000);
    for (const keyword of keywords) expect(await find(entity, keyword)).toEqual([]);
    const left = JSON.stringify(await row(entity, id));
    for (const keyword of keywords) expect(left).not.toContain(keyword);
  });

  it('is correct for the first administrator, which the server creates', async () => {
    const first = await row('admin', 1);
    expect(first).toMatchObject(await computePinyin(admin, { name: first.name }));
  });
});
