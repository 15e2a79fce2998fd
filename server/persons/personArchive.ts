import type { Readable } from 'node:stream';
import { chunk } from 'es-toolkit/array/chunk';
import { type Locale, TIME_ZONE } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { toIsoMoment } from '../../contract/moment';
import type { WireRecord } from '../db/rows/recordCodec';
import { recordFiles, storedFileIds } from '../files/recordFiles';
import type { Context } from '../operations/context';
import { PackageArchive } from '../packages/PackageArchive';
import { findRecordIds, type IdsByEntity, logsAbout, readRecordPages } from './personRecords';
import { personTables } from './personTables';

export interface PersonExport {
  context: Context;
  person: Entity;
  id: number;
  /** The language of the labels. */
  locale: Locale;
  /** The administrator who requested the export. */
  createdBy: number;
}

const FORMAT_VERSION = 1;
const LOG = 'log';
/** Records whose contents are looked up per query. */
const RECORD_BATCH = 20;

/** Returns the archive of everything about a person as a stream: JSON lines by entity, the log, files, and a manifest. */
export function personArchive(request: PersonExport): Readable {
  const abortController = new AbortController();
  const archive = new PackageArchive({ time: new Date(request.context.now()), signal: abortController.signal });
  // The reader has closed the stream.
  archive.content.once('close', () => abortController.abort());
  fillArchive(archive, request).catch((error: unknown) => {
    if (!abortController.signal.aborted)
      request.context.logger.error({ err: error }, 'the export of a person broke off');
    archive.content.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return archive.content;
}

async function fillArchive(archive: PackageArchive, request: PersonExport): Promise<void> {
  const { context, person, id } = request;
  const { entities, findEntity, database } = context;
  const queries = database.read;
  const found: IdsByEntity = new Map([[person.name, [id]]]);
  const tables = personTables(entities, person.name);
  for (const table of tables) found.set(table.entity.name, await findRecordIds({ queries, person }, table, found));
  const files = new Set<string>();
  const exportedEntities = [person, ...tables.map(({ entity }) => entity)].filter(
    ({ name }) => found.get(name)?.length,
  );
  for (const entity of exportedEntities) {
    const pages = readRecordPages(queries, entity, found.get(entity.name) ?? []);
    await archive.addLines(
      `records/${entity.name}.jsonl`,
      lines(pages, (record) => collectFileIds(files, entity, record)),
    );
  }
  const log = findEntity(LOG);
  if (log) {
    const all = async function* () {
      for (const { name } of exportedEntities)
        yield* logsAbout(queries, log, { entity: name, ids: found.get(name) ?? [] });
    };
    await archive.addLines('log.jsonl', lines(all()));
  }
  const missing = await addFiles(archive, [...files], request);
  for (const entity of exportedEntities)
    missing.push(...(await addContents(archive, entity, { request, ids: found.get(entity.name) ?? [] })));
  await archive.addText(
    'manifest.json',
    JSON.stringify(manifest({ archive, request, exportedEntities, found, missing }), null, 2),
  );
  archive.end();
}

function collectFileIds(files: Set<string>, entity: Entity, record: WireRecord): void {
  for (const fileId of storedFileIds(recordFiles(entity, record)).keys()) files.add(fileId);
}

async function* lines(
  pages: AsyncIterable<readonly WireRecord[]>,
  onRecord: (record: WireRecord) => void = () => undefined,
) {
  for await (const page of pages) {
    for (const record of page) {
      onRecord(record);
      yield `${JSON.stringify(record)}\n`;
    }
  }
}

/** Adds pictures and recordings, one at a time. Returns the ids of those whose content is missing. */
async function addFiles(archive: PackageArchive, ids: readonly string[], { context }: PersonExport): Promise<string[]> {
  const missing: string[] = [];
  for (const fileId of ids) {
    const row = await context.database.unscoped.read
      .selectFrom('file')
      .select(['sha256', 'bytes', 'name'])
      .where('fileId', '=', fileId)
      .executeTakeFirst();
    const content = row && (await context.files.read(row.sha256));
    if (!row || !content) {
      missing.push(fileId);
      continue;
    }
    const { sha256, bytes } = row;
    await archive.add({ path: `files/${fileId}`, bytes, sha256, content, isCompressed: true });
  }
  return missing;
}

/** Adds measurements kept beside the records, such as waveforms, a few records at a time. Returns what is missing. */
async function addContents(
  archive: PackageArchive,
  { name }: Entity,
  { request: { context }, ids }: { request: PersonExport; ids: readonly number[] },
): Promise<string[]> {
  const { contents } = context.extensionOf(name);
  if (!contents) return [];
  const missing: string[] = [];
  for (const part of chunk([...ids], RECORD_BATCH)) {
    for (const { name: file, sha256, bytes } of await contents({ queries: context.database.read, ids: part })) {
      const path = `contents/${name}/${file}`;
      const content = await context.files.read(sha256);
      if (content) await archive.add({ path, bytes, sha256, content, isCompressed: false });
      else missing.push(path);
    }
  }
  return missing;
}

interface Manifest {
  archive: PackageArchive;
  request: PersonExport;
  exportedEntities: readonly Entity[];
  found: IdsByEntity;
  missing: readonly string[];
}

function manifest({
  archive,
  request: { context, person, id, locale, createdBy },
  exportedEntities,
  found,
  missing,
}: Manifest) {
  const describeEntity = ({ name, fields }: Entity) => ({
    entity: name,
    title: context.titleOf(name, locale),
    records: found.get(name)?.length ?? 0,
    fields: Object.fromEntries(Object.keys(fields).map((field) => [field, context.fieldLabel(name, field, locale)])),
  });
  return {
    formatVersion: FORMAT_VERSION,
    person: { entity: person.name, id },
    createdAt: toIsoMoment(context.now()),
    createdBy,
    timeZone: TIME_ZONE,
    entities: exportedEntities.map(describeEntity),
    files: archive.files,
    missing,
  };
}
