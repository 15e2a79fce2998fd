import { chunk } from 'es-toolkit/array/chunk';
import { STATUS } from '../../contract/envelope';
import { ERASURE_PASSWORD_MS, type ErasurePreview, erasureCalls } from '../../contract/erasePerson';
import type { Call } from '../call/call';
import { callerOf } from '../call/callerOf';
import { rejection } from '../call/failures';
import { requireFreshPassword } from '../call/freshPassword';
import { fieldInput } from '../call/input';
import type { Queries } from '../db/database';
import { lockName, lockRows } from '../db/lockRows';
import type { RecordOf } from '../db/recordCodec';
import { findRecord } from '../db/repository';
import { bumpVersions } from '../db/tableVersions';
import { sweepContents } from '../files/contentUse';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { transact } from '../operations/transact';
import { dropPackages } from '../packages/dropPackages';
import { refuseDormantRecords } from './dormantRecords';
import { dropLinks } from './dropLinks';
import { type ErasureFrame, eraseRecords } from './eraseRecords';
import { findErasure, rememberErasure } from './erasureRows';
import { type ErasurePart, erasureParts, namingRecords } from './erasureTree';
import { keptOf, unfinishedOf } from './keptRecords';
import { namesOf, withoutNames } from './personNames';

/** Ids per query. */
const IDS_AT_ONCE = 500;

/**
 * `previewErasure`: returns which records an erasure would anonymize and remove, what the law keeps and until when,
 * and what prevents the erasure.
 */
export const previewErasure: Handler = async (call, context) => {
  const { id } = fieldInput(call, erasureCalls.previewErasure.input);
  const { read, whole } = context.database;
  await requirePerson({ call, context, queries: read }, id);
  await refuseDormantRecords(context, { person: call.entity.name, id });
  const parts = await erasureParts({ queries: whole.read, entities: context.entities, person: call.entity, id });
  return { data: await previewOf({ queries: whole.read, call, context }, { id, parts }), message: 'okRead' };
};

/**
 * `erasePerson`: erases all data that identifies a person (Personal Information Protection Law, Art. 47), in one
 * transaction. Removes or anonymizes records about the person; records that the law keeps refer to them by number
 * until their period ends.
 * Needs its own right, a recently entered password, and a reason. Refused while something is unfinished.
 */
export const erasePerson: Handler = async (call, context) => {
  const { entity } = call;
  const caller = callerOf(call);
  const { id, reason } = fieldInput(call, erasureCalls.erasePerson.input);
  requireFreshPassword(caller, context.now(), ERASURE_PASSWORD_MS);
  await refuseDormantRecords(context, { person: entity.name, id });
  const preview = await transact(call, context, async ({ transaction, now }) => {
    const { database } = context;
    await lockName(transaction, database.kind, `erasure of ${entity.name} ${id}`);
    await lockRows(transaction, { kind: database.kind, table: entity.name, ids: [id], mode: 'update' });
    const record = await requirePerson({ call, context, queries: database.within(transaction) }, id);
    const parts = await erasureParts({ queries: transaction, entities: context.entities, person: entity, id });
    const found = await previewOf({ queries: transaction, call, context }, { id, parts });
    if (found.unfinished.length > 0) throw unfinishedRefusal(found, { call, context });
    const frame: ErasureFrame = { context, transaction, author: `admin:${caller.adminId}`, now };
    // Erases records before the records that they refer to.
    const numbers = found.keptUntil === null;
    for (const part of parts.toReversed()) await eraseRecords(frame, { ...part, personId: id, numbers });
    const linked = await dropLinks(transaction, context.entities, { person: entity, id });
    const packed = await dropPackages(context, transaction, now);
    await rememberErasure(transaction, { entity: entity.name, recordId: id, time: now, keptUntil: found.keptUntil });
    const outcomes = found.tables.map(({ entity: name, outcome, records }) => [name, `${outcome} ${records}`]);
    await context.audit.write(transaction, {
      // The reason may name the person.
      call: { ...call, params: { id } },
      id,
      logType: 'delete',
      resultStatus: STATUS.SUCCESS,
      reason: withoutNames(reason, namesOf(entity, record)),
      diff: { ...Object.fromEntries(outcomes), files: found.files, keptUntil: found.keptUntil },
    });
    const changed = [...parts.map((part) => part.entity.name), ...linked, ...packed, 'file', 'log'];
    await bumpVersions(transaction, [...new Set(changed)]);
    return found;
  });
  await sweepContents({ database: context.database.whole, files: context.files }, context.now());
  await context.database.whole.purge();
  return { data: preview, message: 'okErased' };
};

interface Asking {
  call: Call;
  context: Context;
  queries: Queries;
}

/**
 * Returns the person's record.
 * @throws {Rejection} when the person has been erased, does not exist, or is not visible to the caller
 */
async function requirePerson({ call, context, queries }: Asking, id: number): Promise<RecordOf> {
  const { entity, caller } = call;
  const record = await findRecord(queries, entity, id);
  if (record) return record;
  const isErased =
    !caller?.scope && (await findErasure(context.database.whole.read, { entity: entity.name, recordId: id }));
  throw rejection(isErased ? 'alreadyErased' : 'notFound');
}

async function previewOf(
  { queries, call, context }: Asking,
  { id, parts }: { id: number; parts: readonly ErasurePart[] },
): Promise<ErasurePreview> {
  const preview: ErasurePreview = { tables: [], files: 0, unfinished: [], keptUntil: null };
  for (const part of parts) {
    const { entity, ids, outcome } = part;
    const title = context.titleOf(entity.name, call.locale);
    const kept = await keptOf(queries, part, context.now());
    preview.tables.push({ entity: entity.name, title, outcome, records: ids.length, ...(kept && { kept }) });
    if (kept && (preview.keptUntil === null || kept.until > preview.keptUntil)) preview.keptUntil = kept.until;
    if (part.reference === undefined) preview.files += await countFiles(queries, part);
  }
  const naming = await namingRecords({ queries, entities: context.entities, person: call.entity, id });
  for (const part of [...parts.filter(({ reference }) => reference === undefined), ...naming]) {
    const unfinished = await unfinishedOf(queries, part);
    const title = context.titleOf(part.entity.name, call.locale);
    if (unfinished) preview.unfinished.push({ ...unfinished, title });
  }
  return preview;
}

async function countFiles(queries: Queries, { entity, ids }: ErasurePart): Promise<number> {
  let count = 0;
  for (const part of chunk([...ids], IDS_AT_ONCE)) {
    const found = await queries
      .selectFrom('fileReference')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('entity', '=', entity.name)
      .where('recordId', 'in', part)
      .executeTakeFirstOrThrow();
    count += found.count;
  }
  return count;
}

/** Returns a refusal that names the unfinished records. */
function unfinishedRefusal({ unfinished }: ErasurePreview, { call, context }: Omit<Asking, 'queries'>) {
  const details = unfinished.map(({ title, records, names }) =>
    context.say(call.locale, 'unfinishedRecords', { entity: title, count: records, names: names.join('、') }),
  );
  return rejection('erasureUnfinished', { details: details.join('；') });
}
