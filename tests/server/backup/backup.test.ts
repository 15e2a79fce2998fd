import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKeys, writeKeyFile } from '../../../server/backup/keyFile';
import { loadTables, requireIntact } from '../../../server/backup/loadTables';
import {
  findBackup,
  MANIFEST,
  MANIFEST_CHECKSUM,
  readManifest,
  serializeManifest,
} from '../../../server/backup/manifest';
import { RESTORE_FOLDER, requireNoPendingRestore } from '../../../server/backup/pendingRestore';
import { removeOldBackups } from '../../../server/backup/stagingFolder';
import { verifyBackup } from '../../../server/backup/verifyBackup';
import { writeBackup } from '../../../server/backup/writeBackup';
import { backup as backupCommand } from '../../../server/commands/backup';
import { checkUpgrade } from '../../../server/commands/checkUpgrade';
import { LOG, runCommand } from '../../../server/commands/command';
import { verifyBackup as verifyCommand } from '../../../server/commands/verifyBackup';
import { version } from '../../../server/commands/version';
import { openDatabase } from '../../../server/db/openDatabase';
import { contentPath } from '../../../server/files/diskFileStore';
import { SWEEP_FILES } from '../../../server/files/fileJobs';
import { Jobs } from '../../../server/jobs/jobs';
import { withJobLock } from '../../../server/jobs/withJobLock';
import type { Context } from '../../../server/operations/context';
import { describeSchema } from '../support/describeSchema';
import { describeOnBothDatabases, testDatabases } from '../support/testDatabase';
import { keptVersions } from '../support/upgradeFixture';
import { anyContent, backedUp, flipByte, START, tablesOf } from './support/backedUp';

afterEach(() => {
  vi.unstubAllEnvs();
});

describeOnBothDatabases('a backup of an installation', (open) => {
  const made = backedUp(open);
  const { folder, backups, keyFile, restored, target } = made;
  const other = testDatabases(open.kind === 'sqlite' ? 'postgres' : 'sqlite');

  it('is complete, and readable only by its owner', async () => {
    const { manifest, damages } = await verifyBackup(await findBackup(backups));
    expect(damages).toEqual([]);
    expect(manifest).toMatchObject({ version, database: open.kind, time: new Date(START).toISOString() });
    expect(manifest.contents).toMatchObject({ count: 6, missing: 0 });
    expect(manifest.tables.find(({ name }) => name === 'elderly')?.rows).toBeGreaterThan(100);
    expect(manifest.keys.map(({ name }) => name)).toEqual(['device.key']);
    const texts = readdirSync(made.backup, { recursive: true, encoding: 'utf8' });
    expect(texts.filter((name) => name.endsWith('.key'))).toEqual([]);
    expect([
      statSync(backups).mode & 0o077,
      statSync(made.backup).mode & 0o077,
      statSync(keyFile).mode & 0o077,
    ]).toEqual([0, 0, 0]);
  });

  it.each(['sqlite', 'postgres'] as const)('is restored in %s to the last character', async (kind) => {
    const { database: address } = await target(kind === open.kind ? open : other);
    const database = openDatabase(address);
    const manifest = await readManifest(made.backup);
    await loadTables({ database, backup: made.backup, manifest });
    await requireIntact(database, manifest);
    await database.close();
    const [original, loaded] = await Promise.all([tablesOf(made.installation.database), tablesOf(address)]);
    expect(loaded.shapes).toEqual(original.shapes);
    expect(loaded.rows.length).toBeGreaterThan(3_000);
    expect(loaded.rows).toEqual(original.rows);
  });

  it('is restored with files, keys and settings, and has the schema of a new database', async () => {
    const into = await target();
    expect(await restored(into)).toMatchObject({ archived: {} });
    const database = openDatabase(into.database);
    const fresh = openDatabase(await open.address());
    try {
      expect(await describeSchema(database)).toEqual(await describeSchema(fresh));
    } finally {
      await Promise.all([database.close(), fresh.close()]);
    }
    const names = readdirSync(join(into.dataDir, 'files'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.length > 60)).toHaveLength(6);
    for (const name of ['device.key', 'console.config.json']) {
      expect(readFileSync(join(into.dataDir, name))).toEqual(readFileSync(join(made.installation.dataDir, name)));
    }
  });

  it('replaces existing data only on request, and only when no process uses it', async () => {
    const into = await target();
    await restored(into);
    await expect(restored(into)).rejects.toThrow('is not empty');
    const server = openDatabase(into.database);
    await server.all('select count(*) from "elderly"', []);
    await expect(restored(into, { isReplacing: true })).rejects.toThrow('works with this database');
    await server.close();

    // A copy, because SQLite keeps files of this process locked for a while after they were closed.
    const dataDir = mkdtempSync(join(folder, 'old-'));
    cpSync(into.dataDir, dataDir, { recursive: true });
    const old = { dataDir, database: open.kind === 'sqlite' ? join(dataDir, 'care.db') : into.database };
    writeFileSync(join(old.dataDir, 'kept'), 'before');
    // The state after a killed restore.
    mkdirSync(join(old.dataDir, RESTORE_FOLDER));
    expect(() => requireNoPendingRestore(old.dataDir)).toThrow('was broken off');
    const { archived: aside } = await restored(old, { isReplacing: true });
    expect(() => requireNoPendingRestore(old.dataDir)).not.toThrow();
    expect(readFileSync(join(String(aside.folder), 'kept'), 'utf8')).toBe('before');
    expect(readdirSync(old.dataDir)).not.toContain('kept');
    if (open.kind === 'sqlite') expect(readdirSync(String(aside.folder))).toContain('care.db');
    else {
      const database = openDatabase(old.database);
      const [row] = await database.all(`select count(*) as "count" from "${aside.schema}"."elderly"`, []);
      await database.close();
      expect(Number(row?.count)).toBeGreaterThan(100);
    }
  });

  it('blocks the file sweep of other processes meanwhile', async () => {
    const database = openDatabase(await open.address());
    const run = vi.fn(async () => 0);
    const context = { database, now: Date.now, logger: pino({ level: 'silent' }) } as unknown as Context;
    const jobs = new Jobs(context, [{ name: SWEEP_FILES, intervalMs: 1, run }]);
    await withJobLock(database, { name: SWEEP_FILES, owner: 'test' }, async () => {
      expect(await jobs.runDue()).toEqual([]);
    });
    expect(await jobs.runDue()).toEqual([SWEEP_FILES]);
    expect(run).toHaveBeenCalledTimes(1);
    await database.close();
  });

  it('is created, verified and rehearsed by commands that report what they do', async () => {
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    vi.stubEnv('DATA_DIR', made.installation.dataDir);
    vi.stubEnv('DATABASE_URL', open.kind === 'postgres' ? made.installation.database : '');
    const into = join(folder, 'by-command');
    expect(await runCommand('backup', backupCommand, ['--to', into, '--keep', '1'])).toBe(0);
    expect(said.join('\n')).toMatch(/Backup: .*backup-\d+T\d+Z/);
    expect(said.join('\n')).toContain(`${into}.keys.json`);
    expect(await runCommand('verify-backup', verifyCommand, [into])).toBe(0);
    expect(said.at(-1)).toContain('is whole');
    const rehearsal = open.kind === 'postgres' ? ['--database-url', await open.address({ empty: true })] : [];
    expect(await runCommand('check-upgrade', checkUpgrade, ['--from', into, ...rehearsal])).toBe(0);
    expect(said.at(-1)).toBe('The upgrade will go well.');
    flipByte(join(await findBackup(into), 'tables', 'elderly.gz'));
    expect(await runCommand('verify-backup', verifyCommand, [into])).toBe(1);
    expect(said.at(-1)).toContain('tables/elderly.gz was changed or cut off.');
    const noted = readFileSync(join(into, LOG), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(noted.map(({ command, isGood }) => [command, isGood])).toEqual([
      ['backup', true],
      ['verify-backup', true],
      ['check-upgrade', true],
      ['verify-backup', false],
    ]);
  });
});

describe('a backup', () => {
  const made = backedUp(testDatabases('sqlite'));
  const { dataFolderOfVersion } = keptVersions();
  const { folder, backups, write, restored, target, copied } = made;

  it.each<[string, string, (file: string) => void]>([
    ['a changed byte', 'tables/elderly.gz', flipByte],
    ['a table that is cut off', 'tables/elderly.gz', (file) => truncateSync(file, 100)],
    ['a table that is missing', 'tables/elderly.gz', (file) => rmSync(file)],
    ['a changed list of files', 'contents.sha256', flipByte],
    ['changed settings', 'console.config.json', (file) => writeFileSync(file, '[]')],
    ['a changed manifest', 'manifest.json', flipByte],
    ['a manifest without its checksum', 'manifest.json.sha256', (file) => rmSync(file)],
    ['a changed file', '', flipByte],
    ['a file that is missing', '', (file) => rmSync(file)],
  ])('with %s is recognized as damaged', async (_, name, damage) => {
    const copy = copied();
    const file = name === '' ? contentPath('files', await anyContent(copy)) : name;
    damage(join(copy, file));
    const told = await verifyBackup(copy).then(
      ({ damages }) => damages.join('\n'),
      (error: Error) => error.message,
    );
    expect(told).toContain(file);
  });

  it('is not restored when it is damaged', async () => {
    const copy = copied();
    flipByte(join(copy, 'tables', 'elderly.gz'));
    const into = await target();
    await expect(restored(into, { backup: copy })).rejects.toThrow('tables/elderly.gz was changed or cut off.');
    expect(readdirSync(into.dataDir)).toEqual([]);
  });

  it('is not restored with keys of another installation, nor silently without keys', async () => {
    const wrong = join(folder, 'wrong.keys.json');
    await writeKeyFile(wrong, new Map([['device.key', Buffer.from('another')]]));
    const into = await target();
    await expect(restored(into, { keyFile: wrong })).rejects.toThrow('does not fit this backup');
    await expect(restored(into, { keyFile: join(folder, 'none') })).rejects.toThrow('There is no key file');
    await expect(restored(into, { keyFile: join(made.backup, MANIFEST) })).rejects.toThrow('is no key file');
    await restored(into, { keyFile: undefined });
    expect(readdirSync(into.dataDir)).not.toContain('device.key');
    await expect(writeKeyFile(wrong, await readKeys(made.installation.dataDir))).rejects.toThrow('holds other keys');
  });

  it('adds a new key to the key file, and keeps the existing ones', async () => {
    const file = join(folder, 'growing.keys.json');
    const [device, sealed] = [Buffer.from('device'), Buffer.from('sealed')];
    const written = [];
    for (const keys of [{ device }, { device, sealed }, { device, sealed }, { sealed }]) {
      const named = Object.entries(keys).map(([name, key]) => [`${name}.key`, key] as const);
      written.push(await writeKeyFile(file, new Map(named)));
    }
    expect(written).toEqual([true, true, false, false]);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).keys)).toEqual(['device.key', 'sealed.key']);
  });

  it.each([
    ['of a newer version', { version: '999.0.0' }],
    ['that a newer version has migrated', { migrations: ['2999-01-01-of-tomorrow'] }],
  ])('%s is not restored', async (_, change) => {
    const copy = copied();
    const { text, sum } = serializeManifest({ ...(await readManifest(copy)), ...change });
    writeFileSync(join(copy, MANIFEST), text);
    writeFileSync(join(copy, MANIFEST_CHECKSUM), sum);
    await expect(restored(await target(), { backup: copy })).rejects.toThrow('newer than this one');
  });

  it('shares its files with the previous one, and stays complete without it', async () => {
    const next = await write(START + 1);
    expect(next.contents).toMatchObject({ count: 6, copied: 0 });
    const content = contentPath('files', await anyContent(made.backup));
    expect(statSync(join(next.path, content)).ino).toBe(statSync(join(made.backup, content)).ino);
    const copy = copied();
    const killed = join(backups, 'unfinished-by-a-backup-that-was-killed');
    cpSync(copy, killed, { recursive: true });
    utimesSync(killed, 0, 0);
    const last = await write(START + 2);
    expect(readdirSync(backups).filter((name) => name.startsWith('unfinished'))).toEqual([]);
    expect(await removeOldBackups(backups, 1)).toEqual([made.backup, next.path].map((path) => basename(path)));
    expect((await verifyBackup(await findBackup(backups))).damages).toEqual([]);
    made.backup = last.path;
  });

  it('lists files missing in the data folder, and leaves nothing behind when it fails', async () => {
    const dataDir = dataFolderOfVersion('0.1.0');
    const incomplete = { ...made.installation, dataDir };
    const file = contentPath(join(dataDir, 'files'), await anyContent(made.backup));
    const into = join(folder, 'incomplete');
    flipByte(file);
    const { contents, path } = await writeBackup({ installation: incomplete, folder: into, version, now: START });
    expect(contents).toMatchObject({ count: 5, missing: 1 });
    expect((await verifyBackup(path)).damages).toEqual([]);
    rmSync(file);
    mkdirSync(file);
    const failing = { installation: incomplete, folder: join(folder, 'failed'), version, now: START };
    await expect(writeBackup(failing)).rejects.toThrow('EISDIR');
    expect(readdirSync(failing.folder)).toEqual([]);
  });

  it('reports that the disk became full, and leaves nothing behind', async () => {
    const into = mkdtempSync(join(folder, 'full-'));
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    vi.stubEnv('DATA_DIR', made.installation.dataDir);
    vi.stubEnv('DATABASE_URL', '');
    const given = ['--to', into, '--keys', 'none'];
    const full = fullAfter(50_000);
    expect(await runCommand('backup', backupCommand, given)).toBe(1);
    full.end();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The disk is full; nothing was left behind.'));
    expect(readdirSync(into)).toEqual([]);
    expect(await runCommand('backup', backupCommand, given)).toBe(0);
  });
});

describe('a command of the operator', () => {
  const run = async (given: readonly string[], environment: Record<string, string> = {}) => {
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const code = await runCommand('backup', backupCommand, given);
    return [code, said.join('\n')];
  };

  it.each<[string, string[], number, string]>([
    ['lists the options', ['--help'], 0, '--keep'],
    ['refuses what it does not know', ['--too', '/x'], 2, '--help lists the options'],
    ['names a missing option', [], 1, '--to is required'],
    ['refuses to keep no backup', ['--to', '/x', '--keep', '0'], 1, '--keep takes a whole number from 1.'],
    ['does not make an installation where there is none', ['--to', '/x'], 1, 'There is no installation'],
  ])('%s', async (_, given, code, text) => {
    const answer = await run(given, { DATA_DIR: join(tmpdir(), 'no-such-data'), DATABASE_URL: '' });
    expect(answer).toEqual([code, expect.stringContaining(text)]);
  });
});

/** Makes writes to files fail as on a full disk, after the given number of bytes. */
function fullAfter(bytes: number) {
  let written = 0;
  const originals = { write: fs.write, writev: fs.writev };
  const spies = (['write', 'writev'] as const).map((name) =>
    vi.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
      const pieces = [given[1]].flat();
      for (const piece of pieces) written += piece instanceof Uint8Array ? piece.length : 0;
      const done = given.at(-1) as (error: Error) => void;
      if (written > bytes)
        return done(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      return Reflect.apply(originals[name], fs, given);
    }) as never),
  );
  return {
    end() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
