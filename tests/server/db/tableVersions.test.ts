import { expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { bumpVersions, readVersions } from '../../../server/db/tableVersions';
import { describeOnBothDatabases } from '../support/testDatabase';

/** A change that is held open and then committed or rolled back on command. */
interface OpenChange {
  end(how: 'commit' | 'roll back'): Promise<void>;
}

class RolledBack extends Error {}

/** Resolves when everything is written except the end. */
function beginChange(database: Database, names: readonly string[]): Promise<OpenChange> {
  return new Promise((resolve, reject) => {
    const written = database.write(async (transaction) => {
      await bumpVersions(transaction, names);
      const how = await new Promise<string>((settle) => {
        resolve({
          end: async (told) => {
            settle(told);
            await written.catch((error: unknown) => {
              if (!(error instanceof RolledBack)) throw error;
            });
          },
        });
      });
      if (how === 'roll back') throw new RolledBack();
    });
    written.catch(reject);
  });
}

describeOnBothDatabases('the version of a table', (open) => {
  const versionOf = async (database: Database, name = 'elderly') => (await readVersions(database.read)).get(name);

  it('changes with every commit, even when the writer that began first commits last', async () => {
    const database = await open();
    const seen = [await versionOf(database)];
    if (open.kind === 'sqlite') {
      // One writer at a time, so that nothing is interleaved.
      for (let index = 0; index < 3; index += 1) {
        await (await beginChange(database, ['elderly'])).end('commit');
        seen.push(await versionOf(database));
      }
    } else {
      const first = await beginChange(database, ['elderly', 'log']);
      const second = await beginChange(database, ['log', 'elderly']);
      await second.end('commit');
      seen.push(await versionOf(database));
      const third = await beginChange(database, ['elderly']);
      await first.end('commit');
      seen.push(await versionOf(database));
      await third.end('commit');
      seen.push(await versionOf(database));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
  });

  it('is never the same for two states, in any order of begins, commits and rollbacks', async () => {
    const database = await open();
    const most = open.kind === 'sqlite' ? 1 : 8;
    const running: OpenChange[] = [];
    const seen = [await versionOf(database)];
    // A pseudo-random generator (Park and Miller), so that a failure is repeatable.
    let state = 20_261;
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let step = 0; step < 120; step += 1) {
      if (running.length < most && draw(2) === 0) {
        running.push(await beginChange(database, ['elderly', 'log']));
        expect(await versionOf(database)).toBe(seen.at(-1));
        continue;
      }
      const [change] = running.splice(draw(Math.max(1, running.length)), 1);
      if (!change) continue;
      if (draw(3) === 0) {
        await change.end('roll back');
        expect(await versionOf(database)).toBe(seen.at(-1));
      } else {
        await change.end('commit');
        seen.push(await versionOf(database));
      }
    }
    for (const change of running) await change.end('roll back');
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await versionOf(database, 'news')).toBe(1);
  });

  it('that a writer saw before its rollback is never that of a later commit', async () => {
    const database = await open();
    const own: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      const failing = database.write(async (transaction) => {
        await bumpVersions(transaction, ['elderly']);
        own.push((await readVersions(transaction)).get('elderly'));
        throw new RolledBack();
      });
      await expect(failing).rejects.toThrow(RolledBack);
    }
    await database.write((transaction) => bumpVersions(transaction, ['elderly']));
    expect(own).not.toContain(await versionOf(database));
  });

  it('has no more parts than concurrent writers, and none for an unknown table', async () => {
    const database = await open();
    for (let index = 0; index < 20; index += 1) {
      await database.write((transaction) => bumpVersions(transaction, ['elderly', 'no such table']));
    }
    const parts = await database.read.selectFrom('tableVersionPart').select(['name', 'part']).execute();
    expect(parts.filter(({ name }) => name === 'elderly')).toHaveLength(1);
    expect(parts.filter(({ name }) => name === 'no such table')).toEqual([]);
  });
});
