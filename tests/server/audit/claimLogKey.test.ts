import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logSignerOf } from '../../../server/audit/chain/LogSigner';
import { isStartSignedBy, readSigningStart } from '../../../server/audit/chain/signingStart';
import { claimLogKey } from '../../../server/audit/claimLogKey';
import { migrate } from '../../../server/db/migrations/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import { sections } from '../../support/sections';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('the key of a log', (open) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-log-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is the same for all processes that start at once, and none of them refuses', async () => {
    const address = await open.address({ empty: true });
    const databases = Array.from({ length: 2 }, () => openDatabase(address));
    try {
      for (const database of databases.slice(0, 1)) await migrate(database, sections);
      await Promise.all(databases.map((database) => claimLogKey(database, folder)));
      for (const database of databases) {
        const start = await readSigningStart(database.read);
        const proof = logSignerOf(database.read);
        expect(start && proof && isStartSignedBy(proof, start)).toBe(true);
      }
      expect([existsSync(join(folder, 'log.key')), existsSync(join(folder, 'log-next.key'))]).toEqual([true, false]);
    } finally {
      for (const database of databases) await database.close();
    }
  });
});
