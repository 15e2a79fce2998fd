import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from '../../../server/commands/command';
import { rotateKeys } from '../../../server/commands/rotateKeys';
import type { Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { findRecord, insertRecord } from '../../../server/db/rows/repository';
import { encryptStoredValues } from '../../../server/db/sealing/encryptStoredValues';
import { beginKeyChange, loadEncryptionKey, recordEncryptionKey } from '../../../server/keys/sealKey';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import { sections } from '../../support/sections';
import { added, attendantInput, elderInput, mobileNumber, residentId } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases, type OpenTestDatabase } from '../support/testDatabase';

const NOTE = '心脏起搏器，二〇一九年植入';

describeOnBothDatabases('encrypted values', (open) => {
  let server: TestApp;
  const [idNo, phone, landline, contact] = [residentId(), mobileNumber(), '0571-88886666', mobileNumber()];
  let id: number;
  beforeAll(async () => {
    server = await testApp(open);
    const contacts = [
      { name: '欧阳小明', relation: 'child', phone: contact, isGuardian: true, sameCity: true, order: 1 },
    ];
    const changes = { idNo, phone, landline, medicalNote: NOTE, contacts };
    ({ id } = await added(server, 'elderly', await elderInput(server, changes)));
  });
  const rawOf = async (which = id) => {
    const [row] = await server.database.all(`select * from "elderly" where "id" = ${which}`, []);
    return row ?? {};
  };

  it('are nowhere in the database in plain text, neither in its files nor in the log', async () => {
    const row = await rawOf();
    for (const field of ['idNo', 'phone', 'landline', 'medicalNote', 'contacts']) {
      expect([field, row[field]]).toEqual([field, expect.stringMatching(/^s1\.[0-9a-f]{8}\.[\w-]{40,}$/)]);
    }
    const everything = await allBytes(server.database, open);
    for (const text of [idNo, phone, landline, contact, NOTE]) expect(everything.includes(text), text).toBe(false);
    expect(everything.includes(String(row.elderlyNo))).toBe(true);
    expect(server.logged.join()).not.toContain(idNo);
  });

  it('are shown masked, and in full with a reason', async () => {
    const { body, text } = await server.call('selectById.elderly.open', { id });
    expect(body.data).toMatchObject({ phone: `${phone.slice(0, 3)}****${phone.slice(7)}`, medicalNote: null });
    expect(text).not.toMatch(/BlindIndex|s1\./);
    const { body: whole } = await server.call('unmask.elderly.admin', { id, reason: '核对档案信息' });
    expect(whole.data).toMatchObject({ idNo, phone, landline, medicalNote: NOTE, contacts: [{ phone: contact }] });
  });

  it('follow a change, with their blind indexes', async () => {
    const next = mobileNumber();
    await server.call('updateByIdSelective.elderly.open', { id, phone: next });
    const lookup = (value: string) =>
      server.call('lookup.elderly.open', { field: 'phone', value, reason: '核对来电者身份' });
    expect([(await lookup(next)).body.data, (await lookup(phone)).body.data]).toEqual([
      expect.objectContaining({ id }),
      null,
    ]);
    await server.call('updateByIdSelective.elderly.open', { id, landline: null });
    expect(await rawOf()).toMatchObject({ landline: null, landlineBlindIndex: null });
    await server.call('updateByIdSelective.elderly.open', { id, phone, landline });
  });

  it('are refused when another record has the same, by the server and by the database', async () => {
    const input = await attendantInput(server);
    await added(server, 'attendant', input);
    const { body } = await server.call('insert.attendant.open', {
      ...(await attendantInput(server)),
      idNo: input.idNo,
    });
    expect(body).toMatchObject({ status: 4000, codes: { idNo: 'notUnique' } });
    const twice = server.database.write(async (transaction) => {
      const [known] = await sql<{ id: number }>`select max("id") as "id" from "attendant"`
        .execute(transaction)
        .then(({ rows }) => rows);
      const record = await findRecord(transaction, attendant, known?.id ?? 0);
      await insertRecord(transaction, attendant, { ...record, id: undefined, attendantNo: 'A9999999' });
    });
    await expect(twice).rejects.toThrow(/unique/i);
  });

  it('support no filter, order or keyword', async () => {
    for (const question of [{ idNo }, { sort: 'phone', order: 'asc' }, { landline_like: '0571' }]) {
      const { body } = await server.call('selectBySelectivePagination.elderly.open', question);
      expect(body.status).toBe(4000);
    }
    const { body } = await server.call('selectBySelectivePagination.elderly.open', { keyword: phone });
    expect(body).toMatchObject({ status: 8000, dataCount: 0 });
  });

  it('cannot be decrypted in another row, nor after tampering', async () => {
    const other = await added(server, 'elderly', await elderInput(server));
    const { idNo: sealed } = await rawOf();
    const move = (to: number) => sql`update "elderly" set "idNo" = ${sealed} where "id" = ${to}`;
    await server.database.write((transaction) => move(other.id).execute(transaction));
    const { http, text } = await server.call('selectById.elderly.open', { id: other.id });
    expect([http, text]).toEqual([500, expect.not.stringContaining(idNo)]);
    expect(server.logged.join()).toContain(`elderly.idNo.${other.id} does not open`);
    await server.database.write((transaction) =>
      transaction.deleteFrom('elderly').where('id', '=', other.id).execute(),
    );
  });
});

describeOnBothDatabases('the key of encrypted values', (open) => {
  const folders = mkdtempSync(join(tmpdir(), 'console-seal-'));
  let folder = mkdtempSync(join(folders, 'data-'));
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folders, { recursive: true, force: true });
  });
  const file = () => join(folder, 'seal.key');
  const numbers = [residentId(), residentId(), residentId()];
  let address: string;
  const within = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = openDatabase(address);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  /** Starts a server. */
  const started = <T>(work: (database: Database) => Promise<T>) =>
    within(async (database) => {
      await loadEncryptionKey(database, folder);
      await recordEncryptionKey(database, folder);
      await encryptStoredValues(database, [elderly]);
      return work(database);
    });
  const kept = () =>
    started(async ({ read }) => Promise.all([1, 2, 3].map(async (id) => (await findRecord(read, elderly, id))?.idNo)));
  beforeAll(async () => {
    // As in the data folder of a server.
    address = open.kind === 'sqlite' ? join(folder, 'care.db') : await open.address({ empty: true });
    await within((database) => migrate(database, sections));
    // As a version without encryption left them.
    await within((database) =>
      database.write(async (transaction) => {
        for (const [index, idNo] of numbers.entries()) {
          await sql`insert into "elderly" ("id", "idNo", "deleted") values (${index + 1}, ${idNo}, 0)`.execute(
            transaction,
          );
        }
      }),
    );
  });

  it('encrypts what an earlier version stored in plain text, which is then nowhere', async () => {
    expect(await kept()).toEqual(numbers);
    await within(async (database) => {
      const bytes = await allBytes(database, open, address);
      expect(numbers.filter((idNo) => bytes.includes(idNo))).toEqual([]);
      const [row] = await database.all('select count(distinct "idNoBlindIndex") as "count" from "elderly"', []);
      expect(Number(row?.count)).toBe(3);
    });
  });

  it('is reported missing, or as that of another database, in one sentence', async () => {
    const key = readFileSync(file(), 'utf8');
    renameSync(file(), `${file()}-away`);
    await expect(kept()).rejects.toThrow(/^The key of the sealed values, .*seal\.key, is missing: put it back/);
    expect(existsSync(file())).toBe(false);
    writeFileSync(file(), Buffer.alloc(32, 3).toString('base64'));
    await expect(kept()).rejects.toThrow(/seal\.key is the key of another database/);
    writeFileSync(file(), 'no key');
    await expect(kept()).rejects.toThrow('seal.key holds no key');
    writeFileSync(file(), key);
    rmSync(`${file()}-away`);
    expect(await kept()).toEqual(numbers);
  });

  it('is rotated by a command, also after an interruption between two tables', async () => {
    const key = readFileSync(file(), 'utf8');
    const [before] = await within(({ all }) =>
      Promise.resolve(all('select "idNoBlindIndex" as "index" from "elderly"', [])),
    );
    await within(async (database) => {
      await beginKeyChange(database, folder);
      // Another table would be next.
      await encryptStoredValues(database, [elderly]);
    });
    await expect(kept()).rejects.toThrow('A change of keys was broken off: run npm run rotate-keys again');
    // A copy, because SQLite keeps files of this process locked for a while after they were closed.
    const copy = mkdtempSync(join(folders, 'data-'));
    cpSync(folder, copy, { recursive: true });
    folder = copy;
    if (open.kind === 'sqlite') address = join(folder, 'care.db');
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DATABASE_URL', open.kind === 'postgres' ? address : '');
    expect([await runCommand('rotate-keys', rotateKeys, []), said.join()]).toEqual([
      0,
      expect.stringContaining('new key'),
    ]);
    expect(readFileSync(file(), 'utf8')).not.toBe(key);
    expect(existsSync(join(folder, 'seal-next.key'))).toBe(false);
    const [after] = await within(({ all }) =>
      Promise.resolve(all('select "idNoBlindIndex" as "index" from "elderly"', [])),
    );
    expect(after?.index).not.toBe(before?.index);
    expect(await kept()).toEqual(numbers);
  });

  it('is not rotated while a process uses the database', async () => {
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
    await within(async (database) => {
      await database.all('select 1', []);
      expect(await runCommand('rotate-keys', rotateKeys, [])).toBe(1);
    });
    expect(said.join()).toContain('works with this database');
  });
});

/** Returns the stored bytes: SQLite's files, and every row of PostgreSQL. */
async function allBytes(database: Database, { kind }: OpenTestDatabase, address?: string): Promise<Buffer> {
  if (kind === 'sqlite') {
    const [row] = await database.all('select "file" from pragma_database_list where "name" = \'main\'', []);
    const file = address ?? String(row?.file);
    return Buffer.concat(
      ['', '-wal'].map((part) => (existsSync(file + part) ? readFileSync(file + part) : Buffer.alloc(0))),
    );
  }
  const tables = await database.all(
    `select tablename as "name" from pg_tables where schemaname = current_schema()`,
    [],
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.all(`select string_agg("row"::text, ' ') as "text" from "${name}" as "row"`, []);
    texts.push(String(row?.text));
  }
  return Buffer.from(texts.join('\n'));
}
