import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { type DeletionFacts, isRestorable } from '../../../contract/deletion';
import { permissionName } from '../../../contract/permissions';
import { removeRecord } from '../../../server/db/rows/repository';
import { bumpVersions } from '../../../server/db/tableVersions';
import { loadDemoData } from '../../../server/demo';
import { diskFileStore } from '../../../server/files/diskFileStore';
import { entities } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Records of an entity that are tried until one can be deleted. */
const TRIED = 30;
const PATIENT = 600_000;

type Row = Record<string, unknown> & { id: number; version: number };

const restorable = entities.filter(isRestorable);

describeOnBothDatabases('restoring a record of every entity whose deletion hides it', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    const rates = { READ_RATE: '1000000', WRITE_RATE: '1000000', ADDRESS_RATE: '1000000' };
    server = await testApp(open, { env: rates, clock: { now: Date.parse('2026-02-28T12:00:00+08:00') } });
    const files = diskFileStore(join(server.folder, 'files'));
    await loadDemoData(server.database, { size: 'small', today: '2026-02-28', files });
  }, PATIENT);

  const ask = (operation: string, { name, scope }: Entity, params = {}) =>
    server.call(permissionName(operation, name, scope), params);

  const one = async (entity: Entity, id: number) => {
    const { version, updateTime, updateBy, ...shown } = (await ask('selectById', entity, { id })).body.data as Row;
    return { version, shown };
  };

  /** Deletes a record as a user would; where other records or a rule keep all of them, as an older rule would have. */
  async function deleteOne(entity: Entity) {
    const rows = (await ask('selectAll', entity)).body.data as Row[];
    for (const { id } of rows.slice(-TRIED)) {
      const before = await one(entity, id);
      const reason = entity.deletion.inputs ? { reason: '误删' } : {};
      if ((await ask('deleteById', entity, { id, ...reason })).body.status === 8000) return { id, ...before };
    }
    const id = rows.at(-1)?.id ?? 0;
    const before = await one(entity, id);
    await server.database.write(async (transaction) => {
      await removeRecord(transaction, { entity, id, now: server.clock.now, author: 'admin:1' });
      await bumpVersions(transaction, [entity.name]);
    });
    return { id, ...before };
  }

  it.each(restorable.map((entity) => [entity.name, entity] as const))(
    'shows %s as before, lists the deletion, and refuses a second time',
    async (_, entity) => {
      const { id, version, shown } = await deleteOne(entity);
      expect((await ask('selectById', entity, { id })).body.code).toBe('notFound');
      const listed = async () => {
        const { body } = await ask('selectDeleted', entity, { id });
        return (body.data as (Row & DeletionFacts)[]).map((row) => [row.id, row.deleteBy, Date.parse(row.deleteTime)]);
      };
      expect(await listed()).toEqual([[id, 'admin:1', server.clock.now]]);
      const restored = await ask('restoreById', entity, { id, version });
      expect(restored.body).toMatchObject({ status: 8000, message: '已恢复', data: { id, version: version + 1 } });
      expect(await one(entity, id)).toEqual({ version: version + 1, shown });
      expect(await listed()).toEqual([]);
      expect((await ask('restoreById', entity, { id })).body).toMatchObject({ status: 4000, code: 'notDeleted' });
    },
  );
});
