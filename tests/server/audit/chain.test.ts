import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/moment';
import { readHead } from '../../../server/audit/chain/chainRows';
import { createLink, formatHead, type Head, linkHash } from '../../../server/audit/chain/createLink';
import { type Finding, verifyChain } from '../../../server/audit/chain/verifyChain';
import type { WriteTransaction } from '../../../server/db/database';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('hash chain of the log', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
    for (let id = 1; id <= 6; id += 1) await server.call('deleteById.elderly.open', { id });
    await server.app.auditWork.run();
  });
  const verify = (...heads: Head[]) => verifyChain(server.database, { heads, now: server.clock.now });
  const rowIds = async () =>
    (await server.database.read.selectFrom('log').select('id').orderBy('id').execute()).map(({ id }) => id);

  /** Returns what the verifier reports after a tampering with the database, which is reverted. */
  async function findingsAfter(tamper: (transaction: WriteTransaction, ids: number[]) => Promise<unknown>) {
    const ids = await rowIds();
    const { database } = server;
    const undone = new Error('taken back');
    let findings: Finding[] = [];
    await database
      .write(async (transaction) => {
        await tamper(transaction, ids);
        ({ findings } = await verifyChain({ ...database, read: transaction as never }, { now: server.clock.now }));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return { ids, findings };
  }

  it('is complete without tampering, and reports what it cannot verify yet', async () => {
    const before = await verify();
    expect(before).toMatchObject({ findings: [], waiting: 0, rows: (await rowIds()).length });
    await server.call('deleteById.elderly.open', { id: 7 });
    expect(await verify()).toMatchObject({ findings: [], waiting: 1, head: before.head });
    await server.app.auditWork.run();
    const after = await verify(before.head);
    expect(after).toMatchObject({ findings: [], waiting: 0, head: { position: before.head.position + 1 } });
  });

  it('verifies rows whose text was truncated within a character', async () => {
    const message = `${'x'.repeat(499)}\u{1f600}`;
    expect((await server.call('insert.log.open', { message })).body.status).toBe(8000);
    expect((await verify()).findings).toEqual([]);
    await server.app.auditWork.run();
    expect((await verify()).findings).toEqual([]);
  });

  it('detects a changed row', async () => {
    const { ids, findings } = await findingsAfter((transaction, [, , id = 0]) =>
      transaction.updateTable('log').set({ adminName: '别人' }).where('id', '=', id).execute(),
    );
    expect(findings).toEqual([{ kind: 'changed', at: ids[2] }]);
  });

  it('detects a removed row, even when its link was removed too', async () => {
    const row = await findingsAfter((transaction, [, , id = 0]) =>
      transaction.deleteFrom('log').where('id', '=', id).execute(),
    );
    expect(row.findings).toEqual([{ kind: 'removed', at: row.ids[2] }]);
    const both = await findingsAfter(async (transaction, [, , id = 0]) => {
      await transaction.deleteFrom('log').where('id', '=', id).execute();
      await transaction.deleteFrom('logLink').where('logId', '=', id).execute();
    });
    expect(both.findings).toEqual([{ kind: 'linkMissing', at: 3 }]);
  });

  it('does not accept a removal as retention when it only claims to be', async () => {
    const { ids, findings } = await findingsAfter(async (transaction, [, , id = 0, teller = 0]) => {
      await transaction.deleteFrom('log').where('id', '=', id).execute();
      await transaction.updateTable('logLink').set({ removedBy: teller }).where('logId', '=', id).execute();
    });
    expect(findings).toEqual([{ kind: 'removed', at: ids[2] }]);
  });

  it('detects an inserted row', async () => {
    const { findings } = await findingsAfter((transaction) =>
      transaction
        .insertInto('log')
        .columns(['id', 'logTypeId', 'createTime', 'updateTime', 'createBy', 'updateBy', 'version'])
        .values({
          id: 999_999,
          logTypeId: 1,
          createTime: 1,
          updateTime: 1,
          createBy: 'system',
          updateBy: 'system',
          version: 1,
        })
        .execute(),
    );
    expect(findings).toEqual([{ kind: 'inserted', at: 999_999 }]);
  });

  it('detects every row and queue entry that the server did not write', async () => {
    const row = { logTypeId: 1, createTime: 1, updateTime: 1, createBy: 'system', updateBy: 'system', version: 1 };
    const queued = await findingsAfter(async (transaction) => {
      await transaction
        .insertInto('log')
        .values({ ...row, id: 999_999 } as never)
        .execute();
      await transaction
        .insertInto('logQueue')
        .values({ logId: 999_999, rowCode: 'f'.repeat(64) })
        .execute();
    });
    expect(queued.findings).toEqual([{ kind: 'forged', at: 999_999 }]);
    const missing = await findingsAfter((transaction) =>
      transaction.insertInto('logQueue').values({ logId: 999_998, rowCode: null }).execute(),
    );
    expect(missing.findings).toEqual([{ kind: 'forged', at: 999_998 }]);
  });

  it('detects a changed row that is not chained yet', async () => {
    await server.call('deleteById.elderly.open', { id: 9 });
    const { ids, findings } = await findingsAfter((transaction, ids) =>
      transaction
        .updateTable('log')
        .set({ adminName: '别人' })
        .where('id', '=', ids.at(-1) ?? 0)
        .execute(),
    );
    expect(findings).toEqual([{ kind: 'forged', at: ids.at(-1) }]);
    await server.app.auditWork.run();
  });

  it('detects a rewritten link with valid hashes', async () => {
    const { findings } = await findingsAfter(async (transaction) => {
      const last = await readHead(transaction);
      const link = createLink(last, 999_999, undefined);
      await transaction
        .insertInto('logLink')
        .values({ ...link, removedBy: null, rowCode: null, code: null, removalCode: null })
        .execute();
    });
    expect(findings.map(({ kind }) => kind).sort()).toEqual(['forged', 'linkForged', 'removed']);
  });

  it('detects the removal of all codes and their start', async () => {
    const { findings } = await findingsAfter(async (transaction) => {
      await transaction.updateTable('logLink').set({ rowCode: null, code: null }).execute();
      await transaction.deleteFrom('setting').where('name', '=', 'logProofStart').execute();
    });
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['startUnknown', 'forged', 'linkForged']));
  });

  it('detects a moved start of the codes', async () => {
    const { position } = (await verify()).head;
    const { findings } = await findingsAfter((transaction) =>
      transaction
        .updateTable('setting')
        .set({ value: `${position}:${'a'.repeat(64)} ${'b'.repeat(64)}` })
        .where('name', '=', 'logProofStart')
        .execute(),
    );
    expect(findings).toContainEqual({ kind: 'startUnknown', at: 0 });
  });

  it('accepts no removal entry written by an attacker, whatever its date', async () => {
    for (const days of [200, 4_000]) {
      const { ids, findings } = await findingsAfter(async (transaction, [, , id = 0]) => {
        const time = server.clock.now + days * DAY_MS;
        await transaction
          .insertInto('log')
          .values({
            id: 999_999,
            logTypeId: 1,
            entity: 'log',
            operation: 'removeOldLogs',
            createTime: time,
            updateTime: time,
            createBy: 'system',
            updateBy: 'system',
            version: 1,
          } as never)
          .execute();
        await transaction.insertInto('logQueue').values({ logId: 999_999, rowCode: null }).execute();
        await transaction.deleteFrom('log').where('id', '=', id).execute();
        await transaction.updateTable('logLink').set({ removedBy: 999_999 }).where('logId', '=', id).execute();
      });
      expect(findings).toContainEqual({ kind: 'removed', at: ids[2] });
      expect(findings).toContainEqual({ kind: 'forged', at: 999_999 });
    }
  });

  it('detects rewritten hashes with a head that was noted', async () => {
    const { head } = await verify();
    expect((await verify({ ...head, hash: 'f'.repeat(64) })).findings).toEqual([
      { kind: 'headUnknown', at: head.position },
    ]);
  });

  it('detects a truncated end with a head that was noted', async () => {
    const { head } = await verify();
    expect((await verify({ ...head, position: head.position + 1 })).findings).toEqual([
      { kind: 'headUnknown', at: head.position + 1 },
    ]);
  });

  it('writes its head to the process log', async () => {
    const { head } = await verify();
    await server.app.auditWork.run({ isLast: true });
    server.clock.now += 11 * 60_000;
    await server.call('deleteById.elderly.open', { id: 8 });
    await server.app.auditWork.run();
    const { head: later } = await verify(head);
    expect(server.logged.join('')).toContain(formatHead(later));
  });

  it('is complete after retention has removed rows', async () => {
    const before = await verify();
    server.clock.now += 181 * DAY_MS;
    await server.app.jobs.runDue();
    await signInAgain(server);
    await server.app.auditWork.run();
    const retired = await verify(before.head);
    // The sign-in, and the error that a console reported.
    expect(retired).toMatchObject({ findings: [], retired: 2 });
    // Whatever its type: the chain now begins later.
    server.clock.now += 1_100 * DAY_MS;
    await server.app.jobs.runDue();
    await server.app.auditWork.run();
    expect(await verify(before.head)).toMatchObject({ findings: [], retired: expect.any(Number) });
    const { position } = await server.database.read
      .selectFrom('logLink')
      .select(({ fn }) => fn.min('position').as('position'))
      .executeTakeFirstOrThrow();
    expect(position).toBeGreaterThan(1);
    await signInAgain(server);
  });

  it('detects a row that claims to belong to a removal of other rows', async () => {
    const before = await verify();
    expect(before.findings).toEqual([]);
    await server.call('deleteById.elderly.open', { id: 10 });
    await server.app.auditWork.run();
    server.clock.now += 200 * DAY_MS;
    await server.app.jobs.runDue();
    await server.app.auditWork.run();
    const removal = await server.database.read
      .selectFrom('log')
      .select('id')
      .where('operation', '=', 'removeOldLogs')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const victim = await server.database.read
      .selectFrom('log')
      .innerJoin('logLink', 'logLink.logId', 'log.id')
      .select('log.id')
      .where('log.operation', '<>', 'removeOldLogs')
      .orderBy('log.id')
      .executeTakeFirstOrThrow();
    const { findings } = await findingsAfter(async (transaction) => {
      await transaction.deleteFrom('log').where('id', '=', victim.id).execute();
      await transaction.updateTable('logLink').set({ removedBy: removal.id }).where('logId', '=', victim.id).execute();
    });
    expect(findings).toEqual([{ kind: 'removed', at: victim.id }]);
    await signInAgain(server);
  });

  it('detects a removal dated in the future or before earlier entries', async () => {
    const { head, findings } = await verify();
    expect(findings).toEqual([]);
    const row = await server.database.read
      .selectFrom('log')
      .innerJoin('logLink', 'logLink.logId', 'log.id')
      .select(['log.id', 'log.createTime'])
      .where('operation', '=', 'removeOldLogs')
      .orderBy('log.id', 'desc')
      .executeTakeFirstOrThrow();
    expect(head.position).toBeGreaterThan(0);
    const earlier = await verifyChain(server.database, { now: row.createTime - DAY_MS });
    expect(earlier.findings).toContainEqual({ kind: 'removalLater', at: row.id });
    const { findings: later } = await findingsAfter((transaction) => chainBefore(transaction, row.id));
    expect(later).toContainEqual({ kind: 'removalOutOfOrder', at: row.id });
    expect(later.map(({ kind }) => kind)).not.toContain('linkChanged');
  });

  /** Moves the link of a row to a day before its predecessor, and recomputes the hashes from there on. */
  async function chainBefore(transaction: WriteTransaction, logId: number): Promise<void> {
    const links = await transaction.selectFrom('logLink').selectAll().orderBy('position').execute();
    const at = links.findIndex((link) => link.logId === logId);
    const front = links[at - 1];
    if (!front) throw new Error(`nothing is chained before ${logId}`);
    let { hash } = front;
    for (const link of links.slice(at)) {
      const time = link.logId === logId ? front.time - DAY_MS : link.time;
      hash = linkHash(hash, { ...link, time });
      await transaction.updateTable('logLink').set({ time, hash }).where('position', '=', link.position).execute();
    }
  }

  it('copies rows in chain order, and resumes when the target is available again', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'audit-copy-')), 'later');
    const file = join(folder, 'audit.jsonl');
    const copying = await testApp(open, { env: { AUDIT_COPY: `file:${file}` } });
    await copying.app.auditWork.run();
    await copying.call('deleteById.elderly.open', { id: 1 });
    await copying.app.auditWork.run();
    expect(copying.logged.join('')).toContain('could not copy the log');
    expect((await copying.call('deleteById.elderly.open', { id: 2 })).http).toBe(200);
    mkdirSync(folder);
    await copying.app.auditWork.run();
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const rows = lines.map((line): unknown => JSON.parse(line));
    // The earlier sign-in is the first entry.
    expect(rows.slice(-2)).toMatchObject([
      { operation: 'deleteById', entityId: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { operation: 'deleteById', entityId: '2' },
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
