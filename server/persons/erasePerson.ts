import { chunk } from 'es-toolkit/array/chunk';
import { STATUS } from '../../contract/calls/envelope';
import { ERASURE_PASSWORD_MS, type ErasurePreview, erasureCalls } from '../../contract/erasePerson';
import type { Call } from '../call/call';
import { requireCaller } from '../call/callerOf';
import { rejection } from '../call/failures';
import { fieldInput } from '../call/input';
import { requireRecentPassword } from '../call/requireRecentPassword';
import type { Queries } from '../db/database';
import { lockRows, takeAdvisoryLock } from '../db/rows/lockRows';
import type { RecordOf } from '../db/rows/recordCodec';
import { findRecord } from '../db/rows/repository';
import { bumpVersions } from '../db/tableVersions';
import { sweepContents } from '../files/contentReferences';
import { transact } from '../operations/changes/transact';
import type { Context } from '../operations/context';
import type { Handler } from '../operations/extension';
import { discardPackages } from '../packages/discardPackages';
import { type ErasureContext, eraseRecords } from './eraseRecords';
import { findErasure, insertErasure } from './erasureRows';
import { collectErasureParts, type ErasurePart, recordsMentioning } from './erasureTree';
import { identifyingNames, maskNames } from './personNames';
import { retentionOf, unfinishedOf } from './recordRetention';
import { removeLinks } from './removeLinks';
import { requireNoDormantRecords } from './requireNoDormantRecords';

/** Ids per query. */
const ID_BATCH = 500;

/**
 * `previewErasure`: returns which records an erasure would anonymize and remove, what the law keeps and until when,
 * and what prevents the erasure.
 */
export const previewErasure: Handler = async (call, context) => {
  const { id } = fieldInput(call, erasureCalls.previewErasure.input);
  const { read, unscoped: whole } = context.database;
  await requirePerson({ call, context, queries: read }, id);
  await requireNoDormantRecords(context, { person: call.entity.name, id });
  const parts = await collectErasureParts({ queries: whole.read, entities: context.entities, person: call.entity, id });
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
  const caller = requireCaller(call);
  const { id, reason } = fieldInput(call, erasureCalls.erasePerson.input);
  requireRecentPassword(caller, context.now(), ERASURE_PASSWORD_MS);
  await requireNoDormantRecords(context, { person: entity.name, id });
  const preview = await transact(call, context, async ({ transaction, now }) => {
    const { database } = context;
    await takeAdvisoryLock(transaction, `erasure of ${entity.name} ${id}`);
    await lockRows(transaction, { table: entity.name, ids: [id], mode: 'update' });
    const record = await requirePerson({ call, context, queries: database.applyScope(transaction) }, id);
    const parts = await collectErasureParts({ queries: transaction, entities: context.entities, person: entity, id });
    const found = await previewOf({ queries: transaction, call, context }, { id, parts });
    if (found.unfinished.length > 0) throw unfinishedRejection(found, { call, context });
    const erasure: ErasureContext = { context, transaction, author: `admin:${caller.adminId}`, now };
    // Erases records before the records that they refer to.
    const numbers = found.keptUntil === null;
    for (const part of parts.toReversed()) await eraseRecords(erasure, { ...part, personId: id, numbers });
    const changedByLinks = await removeLinks(transaction, context.entities, { person: entity, id });
    const discardedPackages = await discardPackages(context, transaction, now);
    await insertErasure(transaction, { entity: entity.name, recordId: id, time: now, keptUntil: found.keptUntil });
    const outcomes = found.tables.map(({ entity: name, outcome, records }) => [name, `${outcome} ${records}`]);
    await context.audit.write(transaction, {
      // The reason may name the person.
      call: { ...call, params: { id } },
      id,
      logType: 'delete',
      resultStatus: STATUS.SUCCESS,
      reason: maskNames(reason, identifyingNames(entity, record)),
      diff: { ...Object.fromEntries(outcomes), files: found.files, keptUntil: found.keptUntil },
    });
    const changed = [...parts.map((part) => part.entity.name), ...changedByLinks, ...discardedPackages, 'file', 'log'];
    await bumpVersions(transaction, [...new Set(changed)]);
    return found;
  });
  await sweepContents({ database: context.database.unscoped, files: context.files }, context.now());
  await context.database.unscoped.eraseDeletedContent();
  return { data: preview, message: 'okErased' };
};

interface PersonRequest {
  call: Call;
  context: Context;
  queries: Queries;
}

/**
 * Returns the person's record.
 * @throws {Rejection} when the person has been erased, does not exist, or is not visible to the caller
 */
async function requirePerson({ call, context, queries }: PersonRequest, id: number): Promise<RecordOf> {
  const { entity, caller } = call;
  const record = await findRecord(queries, entity, id);
  if (record) return record;
  const isErased =
    !caller?.scope && (await findErasure(context.database.unscoped.read, { entity: entity.name, recordId: id }));
  throw rejection(isErased ? 'alreadyErased' : 'notFound');
}

async function previewOf(
  { queries, call, context }: PersonRequest,
  { id, parts }: { id: number; parts: readonly ErasurePart[] },
): Promise<ErasurePreview> {
  const preview: ErasurePreview = { tables: [], files: 0, unfinished: [], keptUntil: null };
  for (const part of parts) {
    const { entity, ids, outcome } = part;
    const title = context.titleOf(entity.name, call.locale);
    const kept = await retentionOf(queries, part, context.now());
    preview.tables.push({ entity: entity.name, title, outcome, records: ids.length, ...(kept && { kept }) });
    if (kept && (preview.keptUntil === null || kept.until > preview.keptUntil)) preview.keptUntil = kept.until;
    if (part.reference === undefined) preview.files += await countFiles(queries, part);
  }
  const mentioningRecords = await recordsMentioning({ queries, entities: context.entities, person: call.entity, id });
  for (const part of [...parts.filter(({ reference }) => reference === undefined), ...mentioningRecords]) {
    const unfinished = await unfinishedOf(queries, part);
    const title = context.titleOf(part.entity.name, call.locale);
    if (unfinished) preview.unfinished.push({ ...unfinished, title });
  }
  return preview;
}

async function countFiles(queries: Queries, { entity, ids }: ErasurePart): Promise<number> {
  let count = 0;
  for (const part of chunk([...ids], ID_BATCH)) {
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
function unfinishedRejection({ unfinished }: ErasurePreview, { call, context }: Omit<PersonRequest, 'queries'>) {
  const details = unfinished.map(({ title, records, names }) =>
    context.translate(call.locale, 'unfinishedRecords', { entity: title, count: records, names: names.join('、') }),
  );
  return rejection('erasureUnfinished', { details: details.join('；') });
}
