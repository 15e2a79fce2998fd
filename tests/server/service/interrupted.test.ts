import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { uploaded } from '../builders/files';
import { csvOf, inputLine } from '../builders/serviceInputs';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Holds the lock of a process as a server does, and reports it. */
const HOLD = `const file = new (require(process.argv[1]))(process.argv[2]);
file.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => file, 1000);`;

describeOnBothDatabases('the work of a killed process', (open) => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** Another process with the same data folder. */
  const otherProcess = async ({ folder }: TestApp) => {
    const id = randomUUID();
    mkdirSync(join(folder, 'processes'), { recursive: true });
    const libsql = createRequire(import.meta.url).resolve('libsql');
    const child = spawn(process.execPath, ['-e', HOLD, libsql, join(folder, 'processes', `${id}.lock`)]);
    children.push(child);
    await once(child.stdout, 'data');
    const kill = async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    return { id, kill };
  };

  it('is shown as interrupted as soon as a server checks after the process was killed, and not while it lives', async () => {
    const server = await testApp(open);
    const { fileId } = await uploaded(server, {
      content: Buffer.from(csvOf([await inputLine(server)])),
      kind: 'serviceInput',
      name: 'a.csv',
    });
    const { body } = await server.call('startInput.serviceInput.open', { fileId, mode: 'dryRun' });
    await server.app.tasks.idle();
    const { id } = body.data as { id: number };
    const other = await otherProcess(server);
    await server.database.write(async (transaction) => {
      const leaseEnd = server.clock.now + 120_000;
      await transaction
        .updateTable('serviceInput')
        .set({ status: 'running', percent: 50, leaseEnd })
        .where('id', '=', id)
        .execute();
      await transaction
        .insertInto('workInHand')
        .values({ entity: 'serviceInput', recordId: id, process: other.id })
        .execute();
      await transaction
        .insertInto('jobTurn')
        .values({ name: 'files.sweep.test', owner: other.id, leaseEnd, nextRun: server.clock.now })
        .execute();
    });
    const state = async () => (await server.call('selectById.serviceInput.open', { id })).body.data;
    await server.app.jobs.runDue();
    expect(await state()).toMatchObject({ status: 'running' });
    await other.kill();
    await server.app.jobs.runDue();
    expect(await state()).toMatchObject({ status: 'failed', failure: 'interrupted' });
    const job = await server.database.read
      .selectFrom('jobTurn')
      .select('leaseEnd')
      .where('name', '=', 'files.sweep.test')
      .executeTakeFirst();
    expect(Number(job?.leaseEnd)).toBe(0);
  });
});
