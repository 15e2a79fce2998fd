import { isReadOperation, STATUS } from '../../contract/calls/envelope';
import type { Entity } from '../../contract/defineEntity';
import { CONFIRMED_DUPLICATES } from '../../contract/duplicates';
import { containsPersonalData } from '../../contract/erasure';
import type { Fields } from '../../contract/fields';
import { toIsoMoment } from '../../contract/moment';
import type { Call } from '../call/call';
import type { Database, WriteTransaction } from '../db/database';
import { recordCodec, type WireRecord } from '../db/rows/recordCodec';
import { insertRecord } from '../db/rows/repository';
import { bumpVersions } from '../db/tableVersions';
import type { Change } from '../operations/extension';
import { logSignerOf } from './chain/LogSigner';
import { LogDeduplicator } from './LogDeduplicator';
import { logTypeOf } from './logTypeOf';
import { redactDiff, redactParams } from './redact';

/** What an entry contains in addition to the call. */
export interface AuditEntry {
  call: Call;
  /** Status in the body of the response. */
  resultStatus: number;
  id?: number;
  /** The code of a log type. Defaults to that of the call. */
  logType?: string;
  errorMsg?: string;
  reason?: string;
  diff?: Record<string, unknown>;
  /** Parameters of the call that are not fields of its entity. */
  inputs?: Fields;
  /** When it happened, in milliseconds since 1970. Defaults to now. */
  time?: number;
  /** The acting account, if the call has none (a login). */
  actor?: { id: number; name: string };
}

interface AuditLogOptions {
  database: Database;
  /** The entity that stores the entries. */
  log: Entity;
  now: () => number;
  /** Returns the title of an entity. */
  titleOf: (entity: Entity) => string;
}

/** Appends to the audit trail who did what, from where and with which result. It never contains secrets or personal data. */
export class AuditLog {
  readonly #options: AuditLogOptions;
  readonly #typeIds = new Map<string, number>();
  readonly #repeated = new LogDeduplicator<AuditEntry>();
  #buffered: AuditEntry[] = [];

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  /** Writes an entry about a change in the transaction of that change; `confirmed` are the ids of possible duplicates that the caller confirmed. */
  async append(
    transaction: WriteTransaction,
    { call, change, id, confirmed = [] }: { call: Call; change: Change; id: number; confirmed?: readonly number[] },
  ): Promise<void> {
    const { entity, before, values, inputs } = change;
    const reason = inputs.reason ?? call.params.reason;
    await this.write(transaction, {
      call,
      id,
      resultStatus: STATUS.SUCCESS,
      diff: {
        ...redactDiff(entity, before, values),
        ...(confirmed.length > 0 && { [CONFIRMED_DUPLICATES]: [null, confirmed] }),
      },
      inputs: (entity.transitions?.[call.operation] ?? entity.calls?.[call.operation])?.input,
      ...(typeof reason === 'string' ? { reason } : {}),
    });
  }

  /** Writes an entry in a separate transaction, for calls that changed nothing: a rejection, a failed login. */
  async appendInOwnTransaction(entry: AuditEntry): Promise<void> {
    await this.#options.database.write(async (transaction) => {
      await this.write(transaction, entry);
      await bumpVersions(transaction, ['log']);
    });
  }

  /**
   * Buffers an entry that a client could repeat endlessly, so that it does not cost a write each time. {@link flush}
   * writes the first one, and all repetitions within a minute as one entry.
   * @param key identifies repetitions
   */
  buffer(key: string, entry: Omit<AuditEntry, 'time'>): void {
    const timed = { ...entry, time: this.#options.now() };
    if (this.#repeated.isFirst(key, timed, timed.time)) this.#buffered.push(timed);
  }

  /** Writes buffered entries, and the repetitions of minutes that have ended, or of all minutes. */
  async flush({ all = false } = {}): Promise<void> {
    const until = all ? Number.POSITIVE_INFINITY : this.#options.now();
    const repetitions = this.#repeated.takeEnded(until).map(({ entry, times }) => ({ ...entry, diff: { times } }));
    this.#buffered.push(...repetitions);
    if (this.#buffered.length === 0) return;
    const entries = this.#buffered;
    this.#buffered = [];
    try {
      await this.#options.database.write(async (transaction) => {
        for (const entry of entries) await this.write(transaction, entry);
        await bumpVersions(transaction, ['log']);
      });
    } catch (error) {
      this.#buffered.unshift(...entries);
      throw error;
    }
  }

  /** Writes an entry and returns its id. The caller bumps the table version. */
  async write(transaction: WriteTransaction, entry: AuditEntry): Promise<number> {
    const { call, resultStatus, id, errorMsg, reason, diff, inputs, actor } = entry;
    const { entity, operation, caller, method, path, ip, userAgent, traceId, startTime } = call;
    const now = entry.time ?? this.#options.now();
    const time = toIsoMoment(now);
    const person = actor ? { adminId: actor.id, name: actor.name } : (caller?.viewer ?? caller);
    const adminId = person?.adminId ?? null;
    const author = adminId === null ? 'system' : `admin:${adminId}`;
    const target = id ?? (typeof call.params.id === 'number' ? call.params.id : undefined);
    const record: WireRecord = {
      logTypeId: await this.#typeId(transaction, entry.logType ?? logTypeOf(call)),
      adminId,
      adminName: person?.name ?? null,
      operation,
      entity: entity.name,
      scope: entity.scope,
      entityId: target === undefined ? null : String(target),
      title: `${this.#options.titleOf(entity)}${target === undefined ? '' : ` #${target}`}`.slice(0, 100),
      method,
      // The query string may contain personal data.
      path: path.split('?', 1)[0]?.slice(0, 200) ?? '',
      params: redactParams(entity, call.params, {
        inputs: inputs ?? personalInputs(call),
        isRead: isReadOperation(operation),
      }),
      resultStatus,
      success: resultStatus === STATUS.SUCCESS,
      errorMsg: errorMsg?.slice(0, 500) ?? null,
      diff: diff && Object.keys(diff).length > 0 ? diff : null,
      reason: reason?.slice(0, 200) ?? null,
      ip: ip.slice(0, 45),
      userAgent: userAgent.slice(0, 500),
      costMs: Math.max(0, now - startTime),
      traceId: traceId.slice(0, 64),
    };
    const shared = { createTime: time, updateTime: time, createBy: author, updateBy: author, version: 1 };
    const { log, database } = this.#options;
    const stored = { ...toWellFormedText(record), ...shared };
    const logId = await insertRecord(transaction, log, stored);
    const row = { ...recordCodec(log, transaction).encode(stored), id: logId };
    const rowCode = logSignerOf(database.read)?.signRow(row) ?? null;
    await transaction.insertInto('logQueue').values({ logId, rowCode }).execute();
    return logId;
  }

  /** The ids of standard log types never change, so they are cached. */
  async #typeId(transaction: WriteTransaction, code: string): Promise<number> {
    const cachedId = this.#typeIds.get(code);
    if (cachedId !== undefined) return cachedId;
    const row = await transaction.selectFrom('logType').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    const id = row.id;
    this.#typeIds.set(code, id);
    return id;
  }
}

/**
 * Truncation may split a surrogate pair. This converts the text to what databases store, so that its code matches when it is
 * read.
 */
function toWellFormedText(record: WireRecord): WireRecord {
  const wellFormedValue = (value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value);
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, wellFormedValue(value)]));
}

/** Returns the inputs of a call that may contain personal data; rejected attempts may contain it too. */
function personalInputs({ entity, operation }: Call): Fields {
  const input = entity.calls?.[operation]?.input ?? {};
  return Object.fromEntries(Object.entries(input).filter(([, field]) => containsPersonalData(field)));
}
