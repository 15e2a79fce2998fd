import { callPath } from '../../contract/calls/envelope';
import { text } from '../../contract/fields';
import type { Call, Caller } from '../call/call';
import { rejection, Unauthenticated } from '../call/failures';
import { fieldInput } from '../call/input';
import { withFileResponse } from '../call/withInputSchema';
import type { Queries } from '../db/database';
import type { RowOf } from '../db/rows/storedRow';
import { isScoped } from '../db/scope/scopedDatabase';
import type { Context } from '../operations/context';
import type { ByteRange } from './FileStore';

/** Reads that show a record; permission for any of them is enough. */
const RECORD_READS = ['selectById', 'selectByIds', 'selectAll', 'selectBySelectivePagination'];

const contentInput = { fileId: text({ max: 22, pattern: /^[A-Za-z0-9_-]{22}$/, required: true }) };

/**
 * `selectContent`: sends a file. While no record uses it, only its uploader can read it. Otherwise, everyone can who may
 * read a record that shows the file openly, or who has just revealed such a record. The owner of a portrait can always read
 * it. For everyone else the file does not exist.
 */
export const selectContent = withFileResponse(async (call, context) => {
  const { fileId } = fieldInput(call, contentInput);
  // Access depends on the records, not on the uploader.
  const row = await context.database.unscoped.read
    .selectFrom('file')
    .selectAll()
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  if (!row || !(await canReadFile(row, call, context))) throw rejection('notFound');
  const { sha256, mime, name, bytes } = row;
  const read = (range?: ByteRange) => context.files.read(sha256, range);
  const content = { read, mime, name, bytes };
  return { content, message: 'okRead' };
});

type FileRow = Pick<RowOf<'file'>, 'fileId' | 'uploaderId' | 'unusedSince'>;

async function canReadFile(file: FileRow, { caller }: Call, { database, entities, now }: Context): Promise<boolean> {
  if (!caller) throw new Unauthenticated();
  if (file.unusedSince !== null) return file.uploaderId === caller.adminId;
  if (file.fileId === caller.avatar) return true;
  const queries = database.read;
  const visible = await entitiesShowingFile(queries, file);
  const scopes = new Map(entities.map(({ name, scope }) => [name, scope]));
  const isReadable = (entity: string) =>
    RECORD_READS.some((operation) => caller.can(callPath(operation, entity, scopes.get(entity) ?? 'open')));
  if (visible.some(isReadable) || (await isRevealed({ queries, file, caller, now: now() }))) return true;
  return visible.includes('functionDescription') && isInPublishedHelp(queries, file);
}

/** Returns the entities with a record that shows the file openly and that the caller sees. */
async function entitiesShowingFile(queries: Queries, { fileId }: FileRow): Promise<string[]> {
  const rows = await queries
    .selectFrom('fileReference')
    .select(['entity', 'recordId'])
    .where('fileId', '=', fileId)
    .where('isOpen', '=', 1)
    .execute();
  return visibleEntities(queries, rows);
}

/** Returns the entities of which the caller sees at least one of these records. */
async function visibleEntities(
  queries: Queries,
  rows: readonly { entity: string; recordId: number }[],
): Promise<string[]> {
  const visible: string[] = [];
  for (const entity of new Set(rows.map((row) => row.entity))) {
    const ids = rows.filter((row) => row.entity === entity).map(({ recordId }) => recordId);
    const isVisible =
      !isScoped(queries, entity) ||
      (await queries.selectFrom(entity).select('id').where('id', 'in', ids).limit(1).executeTakeFirst()) !== undefined;
    if (isVisible) visible.push(entity);
  }
  return visible;
}

/** Everyone may read published help. */
async function isInPublishedHelp(queries: Queries, { fileId }: FileRow): Promise<boolean> {
  const found = await queries
    .selectFrom('functionDescription as help')
    .innerJoin('fileReference as use', (join) =>
      join.onRef('use.recordId', '=', 'help.id').on('use.entity', '=', 'functionDescription'),
    )
    .select('help.id')
    .where('use.fileId', '=', fileId)
    .where('help.status', '=', 'published')
    .where('help.deleted', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

interface RevealCheck {
  queries: Queries;
  file: FileRow;
  caller: Caller;
  now: number;
}

/**
 * A revealed file is hidden again when its record leaves the caller's data scope, or the caller loses the permission to
 * reveal it.
 */
async function isRevealed({ queries, file, caller, now }: RevealCheck): Promise<boolean> {
  const rows = await queries
    .selectFrom('reveal')
    .innerJoin('fileReference as use', (join) =>
      join.onRef('use.entity', '=', 'reveal.entity').onRef('use.recordId', '=', 'reveal.recordId'),
    )
    .select(['use.entity', 'use.recordId', 'reveal.permission'])
    .where('reveal.tokenHash', '=', caller.tokenHash)
    .where('reveal.expireTime', '>', now)
    .where('use.fileId', '=', file.fileId)
    .execute();
  const permitted = rows.filter(({ permission }) => permission === null || caller.can(permission));
  return (await visibleEntities(queries, permitted)).length > 0;
}
