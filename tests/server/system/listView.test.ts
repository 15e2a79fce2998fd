import { beforeAll, describe, expect, it } from 'vitest';
import { type DefaultListView, type ListView, VIEW_NAME_MAX, VIEWS_MAX } from '../../../contract/query/listView';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const LIST = 'elderly-manage/elderly';
const place = { listKey: LIST, entity: 'elderly' };
const state = {
  filter: { status: 'active' },
  sortField: 'createTime',
  sortOrder: 'asc',
  columns: ['name', 'status'],
  density: 'compact',
};

describeOnBothDatabases('views of lists', (open) => {
  let server: TestApp;
  type Person = Awaited<ReturnType<TestApp['signInAs']>>;
  let people: Record<'owner' | 'sharer' | 'holder' | 'outsider' | 'stranger' | 'revealer', Person>;
  let roles: { held: number; other: number };

  const call = (name: string, params: Record<string, unknown>, { token }: { token: string }) =>
    server.call(`${name}.listView.open`, params, { token });
  const save = (person: Person, input: Record<string, unknown> = {}) =>
    call('saveView', { ...place, ...state, name: unique(), ...input }, person);
  const saved = async (person: Person, input?: Record<string, unknown>) =>
    ((await save(person, input)).body.data as { id: number }).id;
  const viewsOf = async (person: { token: string }, listKey = LIST) => {
    const { body } = await call('selectViews', { ...place, listKey }, person);
    return body.data as ListView[];
  };
  const viewOf = async (person: { token: string }, id: number) =>
    (await viewsOf(person)).find((view) => view.id === id);
  const defaultOf = async (person: Person, listKey: string) => {
    const { body } = await call('selectDefaultViews', {}, person);
    const entry = (body.data as DefaultListView[]).find((each) => each.listKey === listKey);
    return entry && (entry.view?.id ?? null);
  };
  const share = (person: { token: string }, id: number, input: Record<string, unknown> = { sharing: 'everybody' }) =>
    call('shareView', { id, ...input }, person);
  const unique = () => `视图 ${crypto.randomUUID().slice(0, 8)}`;

  beforeAll(async () => {
    server = await testApp(open);
    const template = async (code: string) => {
      const { body } = await server.call('insert.permissionTemplate.open', {
        code,
        name: code,
        enabled: true,
        grants: ['select*.elderly.*'],
        denies: [],
      });
      return (body.data as { id: number }).id;
    };
    roles = { held: await template('viewReaders'), other: await template('otherReaders') };
    const reads = ['select*.elderly.open'];
    people = {
      owner: await server.signInAs({ extraGrants: reads }),
      sharer: await server.signInAs({
        extraGrants: [...reads, 'select*.attendant.open', 'shareView.listView.*', 'selectViewRoles.listView.*'],
      }),
      holder: await server.signInAs({ permissionTemplateIds: [roles.held] }),
      outsider: await server.signInAs({ permissionTemplateIds: [roles.other] }),
      stranger: await server.signInAs({ extraGrants: ['select*.device.open'] }),
      revealer: await server.signInAs({ extraGrants: [...reads, 'unmask.elderly.admin'] }),
    };
  });

  it('are saved by everybody who may read the list, and belong to their owner only', async () => {
    const id = await saved(people.owner);
    expect(await viewOf(people.owner, id)).toMatchObject({ ...state, isOwn: true, sharing: 'none', dropped: [] });
    expect(await viewOf(people.holder, id)).toBeUndefined();
    expect(await viewOf({ token: server.token }, id)).toBeUndefined();
  });

  it('are renamed, replaced and deleted by their owner only', async () => {
    const id = await saved(people.owner);
    for (const [name, params] of [
      ['updateView', { id, name: '别人的' }],
      ['deleteView', { id }],
    ] as const) {
      expect((await call(name, params, people.holder)).body.code).toBe('notFound');
    }
    const name = unique();
    expect((await call('updateView', { id, name }, people.owner)).body.status).toBe(8000);
    expect(await viewOf(people.owner, id)).toMatchObject({ ...state, name });
    const changes = { replaced: true, filter: {}, columns: ['name'], density: 'standard' };
    expect((await call('updateView', { id, ...changes }, people.owner)).body.status).toBe(8000);
    expect(await viewOf(people.owner, id)).toMatchObject({ name, filter: {}, columns: ['name'], sortField: null });
    expect((await call('deleteView', { id }, people.owner)).body.status).toBe(8000);
    expect(await viewOf(people.owner, id)).toBeUndefined();
  });

  it('are shared with a permission only, with the holders of a template or with everybody', async () => {
    const mine = await saved(people.owner);
    expect((await share(people.owner, mine)).http).toBe(403);
    const id = await saved(people.sharer);
    expect((await share(people.sharer, id, { sharing: 'role', templateId: roles.held })).body.status).toBe(8000);
    expect(await viewOf(people.holder, id)).toMatchObject({ isOwn: false, sharing: 'role' });
    expect(await viewOf(people.outsider, id)).toBeUndefined();
    await share(people.sharer, id);
    expect(await viewOf(people.outsider, id)).toMatchObject({ sharing: 'everybody', templateId: null });
    await share(people.sharer, id, { sharing: 'none', sharedDefault: true });
    expect(await viewOf(people.holder, id)).toBeUndefined();
    expect((await share({ token: server.token }, id)).body.code).toBe('notFound');
  });

  it('cannot be shared with a template that is missing', async () => {
    const id = await saved(people.sharer);
    const codes = async (input: Record<string, unknown>) => (await share(people.sharer, id, input)).body.codes;
    expect(await codes({ sharing: 'role' })).toEqual({ templateId: 'required' });
    expect(await codes({ sharing: 'role', templateId: 999_999 })).toEqual({ templateId: 'unknownReference' });
  });

  it('offer the templates to share with', async () => {
    const { body } = await call('selectViewRoles', {}, people.sharer);
    expect((body.data as { value: string }[]).map(({ value }) => Number(value))).toContain(roles.held);
    expect((await call('selectViewRoles', {}, people.owner)).http).toBe(403);
  });

  it('can be removed by a super administrator once they are shared', async () => {
    const id = await saved(people.sharer);
    const remove = () => call('deleteView', { id }, { token: server.token });
    expect((await remove()).body.code).toBe('notFound');
    await share(people.sharer, id);
    expect((await remove()).body.status).toBe(8000);
  });

  describe('bad input', () => {
    it.each([
      ['no name', { name: '' }, { name: 'required' }],
      ['a long name', { name: 'x'.repeat(VIEW_NAME_MAX + 1) }, { name: 'tooLong' }],
      ['a filter on a field that does not exist', { filter: { shoeSize: 42 } }, { 'filter.shoeSize': 'unknownFilter' }],
      ['a filter on a masked number', { filter: { phone: '138' } }, { 'filter.phone': 'unknownFilter' }],
      ['a filter of nested objects', { filter: { status: { from: { from: 1 } } } }, { 'filter.status': 'badFormat' }],
      ['a filter that is a list', { filter: [1] }, { filter: 'notObject' }],
      ['too much text', { filter: { keyword: 'x'.repeat(9_000) } }, { filter: 'tooLong' }],
      ['an order by an unsortable field', { sortField: 'phone' }, { sortField: 'unknownSortField' }],
      ['a column with markup as its name', { columns: ['<b>'] }, { columns: 'badFormat' }],
      ['an unknown density', { density: 'tiny' }, { density: 'notAllowed' }],
    ])('refuses %s', async (_, input, codes) => {
      const { body } = await save(people.owner, input);
      expect([body.status, body.codes]).toMatchObject([4000, codes]);
    });

    it('refuses a name that the owner already uses for the list, and takes it for another list', async () => {
      const name = unique();
      await save(people.owner, { name });
      expect((await save(people.owner, { name })).body.status).toBe(4000);
      expect((await save(people.owner, { name, listKey: 'other' })).body.status).toBe(8000);
      expect((await save(people.holder, { name })).body.status).toBe(8000);
    });

    it.each([{ entity: 'noSuchThing' }, { entity: 'attendant' }, { read: 'selectNothing' }])(
      'answers %o as if there were no such list',
      async (input) => {
        expect((await save(people.owner, input)).body.code).toBe('notFound');
        expect((await call('selectViews', { ...place, ...input }, people.owner)).body.code).toBe('notFound');
      },
    );

    it('refuses one more than the limit, also of calls at the same time', async () => {
      const listKey = 'limited';
      await Promise.all(Array.from({ length: VIEWS_MAX - 1 }, () => save(people.owner, { listKey })));
      const answers = await Promise.all([save(people.owner, { listKey }), save(people.owner, { listKey })]);
      expect(answers.map(({ body }) => body.code ?? body.status).toSorted()).toEqual([8000, 'tooManyViews']);
      expect(await viewsOf(people.owner, listKey)).toHaveLength(VIEWS_MAX);
    });

    it('needs a session', async () => {
      expect((await server.call('selectViews.listView.open', place, { token: '' })).body.status).toBe(401);
    });
  });

  describe('for readers who see less', () => {
    it('leave out typed names, and name what is left out', async () => {
      const id = await saved(people.sharer, { filter: { status: 'active', keyword: '王小明' } });
      await share(people.sharer, id);
      expect(await viewOf(people.sharer, id)).toMatchObject({ filter: { keyword: '王小明' }, dropped: [] });
      expect(await viewOf(people.revealer, id)).toMatchObject({ filter: { keyword: '王小明' }, dropped: [] });
      expect(await viewOf(people.holder, id)).toMatchObject({
        filter: { status: 'active' },
        dropped: [{ part: 'filter', name: 'keyword', reason: 'hidden' }],
      });
    });

    it('leave out a condition on records that the reader may not list', async () => {
      const listKey = 'applications';
      const grants = ['select*.serviceApplication.open', 'shareView.listView.*'];
      const author = await server.signInAs({ extraGrants: [...grants, 'select*.attendant.open'] });
      const reader = await server.signInAs({ extraGrants: grants });
      const input = { listKey, entity: 'serviceApplication' };
      const id = await saved(author, { ...input, filter: { attendantId: 1 }, sortField: null, columns: null });
      await share(author, id);
      const { body } = await call('selectViews', input, reader);
      expect(body.data).toMatchObject([{ filter: {}, dropped: [{ name: 'attendantId', reason: 'hidden' }] }]);
    });

    it('do not exist where the reader may not read the list', async () => {
      const id = await saved(people.sharer);
      await share(people.sharer, id, { sharing: 'everybody', sharedDefault: true });
      expect((await call('selectViews', place, people.stranger)).body.code).toBe('notFound');
      expect(await defaultOf(people.stranger, LIST)).toBeUndefined();
      await share(people.sharer, id, { sharing: 'none' });
    });

    it('work without a field that a later version has removed, or hides, and name it', async () => {
      const id = await saved(people.owner);
      await server.database.write(async (transaction) => {
        const columns = JSON.stringify(['name', 'passwordHash']);
        await transaction
          .updateTable('listView')
          .set({ sortField: 'oldField', columns, entity: 'admin' })
          .where('id', '=', id)
          .execute();
      });
      const reader = await server.signInAs({ extraGrants: ['select*.admin.open'] });
      await server.database.write((transaction) =>
        transaction.updateTable('listView').set({ adminId: reader.id }).where('id', '=', id).execute(),
      );
      const { body } = await call('selectViews', { listKey: LIST, entity: 'admin' }, reader);
      expect(body.data).toMatchObject([
        {
          filter: { status: 'active' },
          sortField: null,
          columns: ['name'],
          dropped: [
            { part: 'sort', name: 'oldField', reason: 'removed' },
            { part: 'column', name: 'passwordHash', reason: 'hidden' },
          ],
        },
      ]);
    });
  });

  describe('as the default', () => {
    it('are chosen by a person before those of the template, and these before those of everybody', async () => {
      const listKey = 'defaults';
      const [forAll, forRole] = [await saved(people.sharer, { listKey }), await saved(people.sharer, { listKey })];
      await share(people.sharer, forAll, { sharing: 'everybody', sharedDefault: true });
      await share(people.sharer, forRole, { sharing: 'role', templateId: roles.held, sharedDefault: true });
      expect(await defaultOf(people.holder, listKey)).toBe(forRole);
      expect(await defaultOf(people.outsider, listKey)).toBe(forAll);
      const own = await saved(people.holder, { listKey });
      expect((await call('chooseDefaultView', { listKey, id: own }, people.holder)).body.status).toBe(8000);
      expect(await defaultOf(people.holder, listKey)).toBe(own);
      await call('chooseDefaultView', { listKey }, people.holder);
      expect(await defaultOf(people.holder, listKey)).toBeNull();
    });

    it('are one for those with whom they are shared', async () => {
      const listKey = 'oneDefault';
      const [first, second] = [await saved(people.sharer, { listKey }), await saved(people.sharer, { listKey })];
      const input = { sharing: 'everybody', sharedDefault: true };
      await share(people.sharer, first, input);
      await share(people.sharer, second, input);
      expect(await defaultOf(people.outsider, listKey)).toBe(second);
      expect((await viewsOf(people.sharer, listKey)).filter(({ sharedDefault }) => sharedDefault)).toHaveLength(1);
    });

    it('give way when they are deleted or no longer shared', async () => {
      const listKey = 'vanishing';
      const id = await saved(people.sharer, { listKey });
      await share(people.sharer, id);
      await call('chooseDefaultView', { listKey, id }, people.holder);
      expect(await defaultOf(people.holder, listKey)).toBe(id);
      await share(people.sharer, id, { sharing: 'none' });
      expect(await defaultOf(people.holder, listKey)).toBeUndefined();
      await call('deleteView', { id }, people.sharer);
      expect(await defaultOf(people.holder, listKey)).toBeUndefined();
    });

    it('are never views of others, or of another list', async () => {
      const id = await saved(people.owner);
      const choose = (listKey: string, person: Person) => call('chooseDefaultView', { listKey, id }, person);
      expect((await choose(LIST, people.holder)).body.code).toBe('notFound');
      expect((await choose('other', people.owner)).body.code).toBe('notFound');
    });
  });

  it('are stored with encrypted conditions', async () => {
    const id = await saved(people.owner, { filter: { keyword: '不外传的名字' } });
    const row = await server.database.read
      .selectFrom('listView')
      .select('conditions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.conditions).not.toContain('不外传的名字');
  });
});
