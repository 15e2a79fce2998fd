import { beforeAll, describe, expect, it } from 'vitest';
import { isReadOperation } from '../../../contract/calls/envelope';
import { operationsOf } from '../../../contract/operations';
import type { PackageResponse } from '../../../contract/package/packageResponse';
import { permissionName } from '../../../contract/permissions';
import { insertRecord, removeRecord } from '../../../server/db/rows/repository';
import { admin } from '../../../src/plugins/system/entities/admin';
import { moment, servedElder } from '../builders/applications';
import { content, uploaded } from '../builders/files';
import { downloaded, packaged } from '../builders/packages';
import { serial } from '../builders/records';
import { csvOf, imported, inputLine } from '../builders/serviceInputs';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

interface Scope {
  dataScope: 'all' | 'region' | 'own';
  regionCodes: string[];
}

/** Districts that do not exist; the first three are in one city. */
const DISTRICTS = ['119901', '119902', '119903', '119801', '129901'] as const;
const SCOPES: readonly Scope[] = [
  { dataScope: 'all', regionCodes: [] },
  ...[['119900'], ['119901'], ['119902', '119801']].map(
    (regionCodes): Scope => ({
      dataScope: 'region',
      regionCodes,
    }),
  ),
  { dataScope: 'own', regionCodes: [] },
];
const nameOf = ({ dataScope, regionCodes }: Scope) => [dataScope, ...regionCodes].join(' ');
const PAIRS = SCOPES.flatMap((one) => SCOPES.map((other) => [nameOf(one), nameOf(other), one, other] as const));

/** Returns what a scope shows of one record for each district and owner. */
function shown({ dataScope, regionCodes }: Scope, self: string): string[] {
  const records = DISTRICTS.flatMap((district) => ['A', 'B'].map((owner) => ({ district, owner })));
  const isShown = ({ district, owner }: (typeof records)[number]) =>
    dataScope === 'all' ||
    (dataScope === 'own' ? owner === self : regionCodes.some((code) => district.startsWith(code.replace(/00$/, ''))));
  return records.filter(isShown).map(({ district, owner }) => `${district} ${owner}`);
}

const isWithin = (inner: readonly string[], outer: readonly string[]) => inner.every((each) => outer.includes(each));

/** Calls by which an account acts on another one. */
const ACTING = operationsOf(admin)
  .filter(({ operation, kind }) => kind !== 'auth' && kind !== 'pseudo' && !isReadOperation(operation))
  .filter(({ operation }) => operation !== 'insert' && operation !== 'lookup');
const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  lockAdmin: { minutes: 5 },
  resetPassword: { password: 'a password to take over' },
  updateByIdSelective: { department: '信息科' },
  updateByIds: { department: '信息科' },
};
const REFUSALS = ['不能授予自己没有的权限', '该账号的权限或数据范围超出您自己的，不能以其身份查看'];

describeOnBothDatabases('accounts and data scopes', (open) => {
  let server: TestApp;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    server = await testApp(open, {
      env: { READ_RATE: '1000000', WRITE_RATE: '1000000' },
      clock: { now: Date.parse(moment('2026-03-10', '08:00')) },
    });
    for (const scope of SCOPES) {
      const { token } = await server.signInAs({ extraGrants: ['*.*.*'], ...scope });
      tokens.set(nameOf(scope), token);
    }
  });

  /** An account that nobody signs in to. */
  const account = (scope: Scope, status: string) =>
    server.database.write((transaction) =>
      insertRecord(transaction, admin, {
        username: `target${serial()}`,
        name: '目标',
        extraGrants: ['select*.elderly.open'],
        superAdmin: false,
        ...scope,
        status,
        failedCount: 0,
        mustChangePassword: false,
        mfaEnabled: false,
        createTime: moment('2026-03-10', '08:00'),
        updateTime: moment('2026-03-10', '08:00'),
        createBy: 'system',
        updateBy: 'system',
        version: 1,
      }),
    );
  const remove = (id: number) =>
    server.database.write((transaction) =>
      removeRecord(transaction, {
        entity: admin,
        id,
        now: Date.parse(moment('2026-03-10', '08:00')),
        author: 'admin:1',
      }),
    );
  const rowOf = (id: number) =>
    server.database.read.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();

  it('include every call by which an account acts on another one', () => {
    expect(ACTING.map(({ operation }) => operation).sort()).toEqual(
      [
        'deleteById',
        'deleteByIds',
        'disableAdmin',
        'enableAdmin',
        'forceLogout',
        'lockAdmin',
        'resetPassword',
        'resetSecondFactor',
        'restoreById',
        'restoreByIds',
        'updateByIdSelective',
        'updateByIds',
        'viewAs',
      ].sort(),
    );
  });

  it.each(PAIRS)(
    '%s lets an account act on one that sees %s only if it sees all of that',
    async (_one, _other, one, other) => {
      const isCovered = isWithin(shown(other, 'B'), shown(one, 'A'));
      for (const { operation, scope } of ACTING) {
        const id = await account(other, operation === 'enableAdmin' ? 'disabled' : 'enabled');
        if (operation.startsWith('restore')) await remove(id);
        const before = await rowOf(id);
        const which = operation.endsWith('Ids') ? { ids: [id] } : { id };
        const { text, body } = await server.call(
          permissionName(operation, 'admin', scope),
          { ...which, ...inputs[operation] },
          { token: tokens.get(nameOf(one)) },
        );
        const isRefused = REFUSALS.some((refusal) => text.includes(refusal));
        expect([operation, isRefused, text]).toEqual([operation, !isCovered, text]);
        if (!isCovered) expect([operation, await rowOf(id)]).toEqual([operation, before]);
        // No account had a second factor.
        else if (operation !== 'resetSecondFactor') expect([operation, body.status]).toEqual([operation, 8000]);
      }
    },
  );

  it('let a regional administrator add an account with the same region, which owns nothing yet', async () => {
    const body = (changes: object) => ({
      username: `new${serial()}`,
      name: '新人',
      password: 'a password of their own',
      ...changes,
    });
    const token = tokens.get('region 119901');
    const added = await server.call('insert.admin.open', body({ dataScope: 'own' }), { token });
    expect(added.body.status).toBe(8000);
  });

  describe('stored results', () => {
    let owner: { id: number; token: string };
    const ids = { report: 0, elderly: 0 };
    let fileId: string;
    const setScope = async (changes: object) => {
      const { text, body } = await server.call('updateByIdSelective.admin.open', { id: owner.id, ...changes });
      expect([body.status, text]).toEqual([8000, text]);
    };

    beforeAll(async () => {
      owner = await server.signInAs({ extraGrants: ['*.*.*'] });
      fileId = (await uploaded(server)).fileId;
      for (const regionCode of DISTRICTS) {
        ids.elderly = await servedElder(server, { regionCode, adminId: owner.id, photo: fileId });
      }
    });

    it.each(PAIRS)(
      '(created by an account with scope %s) are delivered to their owner with scope %s only if it is not wider',
      async (_made, _now, made, now) => {
        const isCovered = isWithin(shown(made, 'A'), shown(now, 'A'));
        await setScope(made);
        const answer = await packaged(server, 'packageAll.elderlyIO.open', {}, owner.token);
        const { id } = await imported(server, csvOf([await inputLine(server)]), { mode: 'dryRun', token: owner.token });
        await setScope(now);
        const archive = await downloaded(server, answer.url ?? '', owner.token);
        expect(archive.headers['content-type']).toContain(isCovered ? 'application/zip' : 'application/json');
        if (!isCovered) expect(archive.json()).toMatchObject({ status: 4000, code: 'madeUnderMore' });
        const report = await server.call('selectReport.serviceInput.open', { id }, { token: owner.token });
        // An import belongs to its author, even in a region.
        expect([report.body.status, report.body.code]).toEqual(isCovered ? [8000, undefined] : [4000, 'madeUnderMore']);
      },
    );

    it.each([
      ['packageAll.elderlyIO.open', true],
      ['selectContent.elderlyIO.open', true],
      ['insert.elderly.open', false],
    ])('(a package) are refused after %s was revoked from their owner: %s', async (denied, isRefused) => {
      await setScope({ dataScope: 'all', regionCodes: [], extraDenies: [] });
      const answer: PackageResponse = await packaged(server, 'packageAll.elderlyIO.open', {}, owner.token);
      await setScope({ extraDenies: [denied] });
      const archive = await downloaded(server, answer.url ?? '', owner.token);
      expect(String(archive.headers['content-type']).includes('zip')).toBe(!isRefused);
    });

    it.each([
      ['startInput.serviceInput.open', 4000],
      ['insert.elderly.open', 8000],
    ])('(a report of an import) are refused after %s was revoked from their owner: %i', async (denied, status) => {
      await setScope({ dataScope: 'all', regionCodes: [], extraDenies: [] });
      const { id } = await imported(server, csvOf([await inputLine(server)]), { mode: 'dryRun', token: owner.token });
      await setScope({ extraDenies: [denied] });
      const report = await server.call('selectReport.serviceInput.open', { id }, { token: owner.token });
      expect(report.body.status).toBe(status);
    });

    it('(a link to a picture) expire when their owner may no longer reveal', async () => {
      await setScope({ dataScope: 'all', regionCodes: [], extraDenies: [] });
      const seen = await server.call(
        'unmask.elderly.admin',
        { id: ids.elderly, reason: '核对身份信息' },
        { token: owner.token },
      );
      expect([seen.body.status, seen.text]).toEqual([8000, seen.text]);
      const type = async () => (await content(server, fileId, { token: owner.token })).headers['content-type'];
      expect(await type()).toBe('image/png');
      await setScope({ extraDenies: ['unmask.elderly.admin'] });
      expect(await type()).toContain('application/json');
    });
  });
});
