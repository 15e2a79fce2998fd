import { STATUS } from '../../contract/calls/envelope';
import { DEFAULT_LOCALE } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { addDays, dayAt, toIsoMoment } from '../../contract/moment';
import type { Caller } from '../call/call';
import type { Queries, WriteTransaction } from '../db/database';
import { takeAdvisoryLock } from '../db/rows/lockRows';
import { insertRecord } from '../db/rows/repository';
import { bumpVersions } from '../db/tableVersions';
import { systemCall } from '../jobs/systemCall';
import type { Context } from '../operations/context';
import { BASELINE_DAYS, type DayAccess, isUnusual } from './unusualAccess';
import { unusualAccessPort } from './unusualAccessPort';

type Reader = Pick<Caller, 'adminId' | 'name'>;

interface Count extends DayAccess, Reader {
  entity: string;
  day: string;
}

/**
 * Counts in memory which personal records an account reads, and saves the counts periodically: one row per account, entity
 * and day. It reports an account with unusually many reads once a day.
 */
export class AccessCounter {
  readonly #context: Context;
  /** The entity that stores the counts. */
  readonly #entity: Entity;
  #counts = new Map<string, Count>();

  constructor(context: Context, entity: Entity) {
    this.#context = context;
    this.#entity = entity;
  }

  add({ adminId, name }: Reader, entity: string, { opened, listed }: DayAccess): void {
    if (opened + listed === 0) return;
    this.#keep({ adminId, name, entity, day: dayAt(this.#context.now()), opened, listed });
  }

  #keep(count: Count): void {
    const key = `${count.adminId} ${count.entity} ${count.day}`;
    const { opened, listed } = this.#counts.get(key) ?? { opened: 0, listed: 0 };
    this.#counts.set(key, { ...count, opened: opened + count.opened, listed: listed + count.listed });
  }

  /** Saves the counts since the last save. */
  async write(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#context.database.write((transaction) => this.#writeAll(transaction, counts));
    } catch (error) {
      for (const count of counts) this.#keep(count);
      throw error;
    }
  }

  async #writeAll(transaction: WriteTransaction, counts: readonly Count[]): Promise<void> {
    await takeAdvisoryLock(transaction, this.#entity.name);
    for (const count of counts) await this.#writeOne(transaction, count);
    const readers = new Map(counts.map((count) => [`${count.adminId} ${count.day}`, count]));
    const changed = new Set([this.#entity.name]);
    for (const reader of readers.values()) {
      for (const table of await this.#reportIfUnusual(transaction, reader)) changed.add(table);
    }
    await bumpVersions(transaction, changed);
  }

  async #writeOne(transaction: WriteTransaction, { adminId, name, entity, day, opened, listed }: Count): Promise<void> {
    const time = this.#context.now();
    const { numUpdatedRows } = await transaction
      .updateTable('accessCount')
      .set((row) => ({ opened: row('opened', '+', opened), listed: row('listed', '+', listed), updateTime: time }))
      .where('adminId', '=', adminId)
      .where('day', '=', day)
      .where('entity', '=', entity)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const moment = toIsoMoment(time);
    const shared = { createTime: moment, updateTime: moment, createBy: 'system', updateBy: 'system', version: 1 };
    const record = { adminId, adminName: name, entity, day, opened, listed, unusual: false, ...shared };
    await insertRecord(transaction, this.#entity, record);
  }

  /** Returns the names of the tables it changed. */
  async #reportIfUnusual(transaction: WriteTransaction, { adminId, name, day }: Count): Promise<readonly string[]> {
    const { config, audit, provided, translate: say } = this.#context;
    const days = await readDailyAccess(transaction, adminId, day);
    const today = days.find((each) => each.day === day);
    const previousDays = days.filter((each) => each.day !== day);
    if (!today || today.unusual === 1 || !isUnusual(today, previousDays, config.accessLimits)) return [];
    const { opened, listed } = today;
    await transaction
      .updateTable('accessCount')
      .set({ unusual: 1 })
      .where('adminId', '=', adminId)
      .where('day', '=', day)
      .execute();
    const call = systemCall(this.#context, { entity: this.#entity, operation: 'unusualAccess', id: adminId });
    await audit.write(transaction, {
      call,
      logType: 'privacy',
      actor: { id: adminId, name },
      resultStatus: STATUS.SUCCESS,
      errorMsg: say(DEFAULT_LOCALE, 'unusualAccess', { opened, listed }),
      diff: { day, opened, listed },
    });
    const notifications = provided(unusualAccessPort).map((notify) =>
      notify({ transaction, context: this.#context, adminId, day }),
    );
    return ['log', ...(await Promise.all(notifications)).flat()];
  }
}

/** Returns what an account read on a day and on the days before it that it is compared with. */
function readDailyAccess(queries: Queries, adminId: number, day: string) {
  return queries
    .selectFrom('accessCount')
    .select(({ fn }) => [
      'day',
      fn.sum<number>('opened').as('opened'),
      fn.sum<number>('listed').as('listed'),
      fn.max('unusual').as('unusual'),
    ])
    .where('adminId', '=', adminId)
    .where('day', '>=', addDays(day, -BASELINE_DAYS))
    .where('day', '<=', day)
    .groupBy('day')
    .execute();
}
