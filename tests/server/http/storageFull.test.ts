import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { elderInput, mobileNumber, residentId } from '../builders/records';
import { testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('a disk that becomes full during a write', (open) => {
  it('is answered with storageFull, changes nothing, and leaves its cause in the log', async () => {
    const server = await testApp(open);
    const input = await elderInput(server, { remark: 'x'.repeat(500) });
    const elders = () => server.database.read.selectFrom('elderly').select('id').execute();
    const before = await elders();
    const room = await fillDisk();
    const answers = [];
    // The existing pages may have free space.
    for (let round = 0; round < 60; round += 1) {
      const { http, headers, body } = await server.call('insert.elderly.open', {
        ...input,
        idNo: residentId(),
        phone: mobileNumber(),
      });
      answers.push({ http, code: body.code, retryAfter: headers['retry-after'] });
      if (http === 503) break;
    }
    const stored = answers.filter(({ http }) => http === 200).length;
    expect(answers.at(-1)).toEqual({ http: 503, code: 'storageFull', retryAfter: expect.stringMatching(/^\d+$/) });
    const logged = server.logged.join('\n');
    expect(logged).toMatch(/disk is full|no space left on device/);
    expect(logged).not.toContain('cannot rollback');
    await room();
    expect((await elders()).length).toBeLessThanOrEqual(before.length + stored);
    expect(await server.call('selectAll.logType.open')).toMatchObject({ body: { status: 8000 } });

    /** Returns a function that frees the space again. */
    async function fillDisk(): Promise<() => Promise<unknown>> {
      const run = (text: string) =>
        server.database.write((transaction) => sql.raw(text).execute(transaction)).then(() => undefined);
      if (open.kind === 'sqlite') {
        // No more pages than exist.
        await run('pragma max_page_count = 1');
        return () => run('pragma max_page_count = 1000000');
      }
      await run(`create function "fullDisk"() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: no space left on device' using errcode = '53100'; end $$`);
      await run('create trigger "full" before insert on "elderly" for each row execute function "fullDisk"()');
      return () => run('drop trigger "full" on "elderly"');
    }
  });
});
