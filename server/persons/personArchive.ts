import type { Readable } from 'node:stream';
import { chunk } from 'es-toolkit/array/chunk';
import { type Locale, TIME_ZONE } from '../../contract/constants';
import type { Entity } from '../../contract/defineEntity';
import { momentText } from '../../contract/moment';
import type { WireRecord } from '../db/recordCodec';
import { recordFiles, storedFileIds } from '../files/recordFiles';
import type { Context } from '../operations/context';
import { PackageArchive } from '../packages/PackageArchive';
import { type FoundIds, idsOf, logsAbout, recordsOf } from './personRecords';
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
const RECORDS_AT_ONCE = 20;

/** Returns the archive of everything about a person as a stream: JSON lines by entity, the log, files, and a manifest. */
export function personArchive(asked: PersonExport): Readable {
  const abort = new AbortController();
  const archive = new PackageArchive({ time: new Date(asked.context.now()), signal: abort.signal });
  // The reader has closed the stream.
  archive.content.once('close', () => abort.abort());
  fill(archive, asked).catch((error: unknown) => {
    if (!abort.signal.aborted) asked.context.logger.error({ err: error }, 'the export of a person broke off');
    archive.content.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return archive.content;
}

async function fill(archive: PackageArchive, asked: PersonExport): Promise<void> {
  const { context, person, id } = asked;
  const { entities, findEntity, database } = context;
  const queries = database.read;
  const found: FoundIds = new Map([[person.name, [id]]]);
  const tables = personTables(entities, person.name);
  for (const table of tables) found.set(table.entity.name, await idsOf({ queries, person }, table, found));
  const files = new Set<string>();
  const about = [person, ...tables.map(({ entity }) => entity)].filter(({ name }) => found.get(name)?.length);
  for (const entity of about) {
    const pages = recordsOf(queries, entity, found.get(entity.name) ?? []);
    await archive.addLines(
      `records/${entity.name}.jsonl`,
      lines(pages, (record) => noteFiles(files, entity, record)),
    );
  }
  const log = findEntity(LOG);
  if (log) {
    const all = async function* () {
      for (const { name } of about) yield* logsAbout(queries, log, { entity: name, ids: found.get(name) ?? [] });
    };
    await archive.addLines('log.jsonl', lines(all()));
  }
  const missing = await addFiles(archive, [...files], asked);
  for (const entity of about)
    missing.push(...(await addContents(archive, entity, { asked, ids: found.get(entity.name) ?? [] })));
  await archive.addText('manifest.json', JSON.stringify(manifest({ archive, asked, about, found, missing }), null, 2));
  archive.end();
}

function noteFiles(files: Set<string>, entity: Entity, record: WireRecord): void {
  for (const fileId of storedFileIds(recordFiles(entity, record)).keys()) files.add(fileId);
}

async function* lines(
  pages: AsyncIterable<readonly WireRecord[]>,
  note: (record: WireRecord) => void = () => undefined,
) {
  for await (const page of pages) {
    for (const record of page) {
      note(record);
      yield `${JSON.stringify(record)}\n`;
    }
  }
}

/** Adds pictures and recordings, one at a time. Returns the ids of those whose content is missing. */
async function addFiles(archive: PackageArchive, ids: readonly string[], { context }: PersonExport): Promise<string[]> {
  const missing: string[] = [];
  for (const fileId of ids) {
    const row = await context.database.whole.read
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
  { asked: { context }, ids }: { asked: PersonExport; ids: readonly number[] },
): Promise<string[]> {
  const { contents } = context.extensionOf(name);
  if (!contents) return [];
  const missing: string[] = [];
  for (const part of chunk([...ids], RECORDS_AT_ONCE)) {
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
  asked: PersonExport;
  about: readonly Entity[];
  found: FoundIds;
  missing: readonly string[];
}

function manifest({ archive, asked: { context, person, id, locale, createdBy }, about, found, missing }: Manifest) {
  const described = ({ name, fields }: Entity) => ({
    entity: name,
    title: context.titleOf(name, locale),
    records: found.get(name)?.length ?? 0,
    fields: Object.fromEntries(Object.keys(fields).map((field) => [field, context.fieldLabel(name, field, locale)])),
  });
  return {
    formatVersion: FORMAT_VERSION,
    person: { entity: person.name, id },
    createdAt: momentText(context.now()),
    createdBy,
    timeZone: TIME_ZONE,
    entities: about.map(described),
    files: archive.files,
    missing,
  };
}
