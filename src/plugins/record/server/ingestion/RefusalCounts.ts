import { sql } from 'kysely';
import { HOUR_MS } from '../../../../../contract/moment';
import { bumpVersions } from '../../../../../server/plugin-api';
import type { Database } from '../../../../../server/plugin-api/builtin';
import type { UploadRefusalCode } from '../../../device/entities/uploads/uploadProtocol';
import type { UploadRefusal } from './UploadRefusal';

interface Refused {
  deviceId: number | null;
  code: UploadRefusalCode;
  hour: number;
  count: number;
  lastTime: number;
  ip: string;
}

/** Milliseconds between two writes of refused uploads. */
const WRITE_MS = 10_000;

/**
 * Aggregates refused uploads in memory. However many there are, the table gets one row for each device, reason and hour, and
 * one write every few seconds.
 */
export class RefusalCounts {
  readonly #database: Database;
  #refused = new Map<string, Refused>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  note({ deviceId, code }: UploadRefusal, { ip, now }: { ip: string; now: number }): void {
    const hour = now - (now % HOUR_MS);
    const key = `${deviceId ?? 0}:${code}:${hour}`;
    const known = this.#refused.get(key);
    this.#refused.set(key, { deviceId, code, hour, ip, lastTime: now, count: (known?.count ?? 0) + 1 });
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), WRITE_MS).unref();
  }

  /** Writes the refusals since the last flush. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const refused = this.#refused;
    this.#refused = new Map();
    if (refused.size > 0) this.#writing = this.#writing.catch(() => undefined).then(() => this.#write(refused));
    return this.#writing;
  }

  async #write(refused: ReadonlyMap<string, Refused>): Promise<void> {
    // The same order everywhere prevents deadlocks between processes.
    const rows = [...refused].sort(([one], [other]) => (one < other ? -1 : 1));
    await this.#database.write(async (transaction) => {
      for (const [refusalKey, { lastTime, ...row }] of rows) {
        await transaction
          .insertInto('deviceRefusal')
          .values({
            ...row,
            refusalKey,
            lastTime,
            createTime: lastTime,
            updateTime: lastTime,
            createBy: 'system',
            updateBy: 'system',
            version: 1,
          })
          .onConflict((conflict) =>
            conflict.column('refusalKey').doUpdateSet({
              count: sql`"deviceRefusal"."count" + excluded."count"`,
              lastTime,
              updateTime: lastTime,
              ip: row.ip,
            }),
          )
          .execute();
      }
      await bumpVersions(transaction, ['deviceRefusal']);
    });
  }
}
