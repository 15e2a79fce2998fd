import { createReadStream } from 'node:fs';
import { type Locale, TIME_ZONE } from '../../contract/constants';
import { isFileId } from '../../contract/files';
import { momentText, wallClock } from '../../contract/moment';
import type { PackageFailure } from '../../contract/package/definePackages';
import { PACKAGE_BYTES_MAX, PACKAGE_IMAGES_MAX, PACKAGE_ROWS_MAX } from '../../contract/package/packageLimits';
import { fillMessage } from '../../contract/problems';
import type { WireRecord } from '../db/recordCodec';
import type { ReceivedFile } from '../files/FileStore';
import { PackageArchive } from './PackageArchive';
import { items } from './packageColumn';
import { type PackageQuestion, packageRows } from './packageRows';
import { type PackageWords, packageWords } from './packageWords';
import { csvTable, writeTables } from './writeTables';

export interface PackageBuilding extends PackageQuestion {
  unmasked: boolean;
  images: boolean;
  locale: Locale;
  /** Number of rows when the package was requested. */
  total: number;
  /** The administrator who requested the package. */
  createdBy: { id: number; name: string };
  /** Label of all unfinished files of the turn in the file store. */
  label: string;
  signal: AbortSignal;
  tell: (percent: number) => void;
}

export interface BuiltPackage {
  archive: ReceivedFile;
  rows: number;
  imageCount: number;
  missingCount: number;
}

/** The request itself makes the package impossible. */
export class PackageRefused extends Error {
  constructor(readonly failure: PackageFailure) {
    super(failure);
    this.name = 'PackageRefused';
  }
}

/** A picture of a record, and its path in the archive. */
interface Picture {
  fileId: string;
  /** Path without the file extension. */
  path: string;
}

/** Share of the tables in the progress, in percent; the rest is for packing. */
const TABLES = 80;
/** Files per query. */
const PICTURES_AT_ONCE = 100;

/**
 * Writes tables, codes, pictures and manifest into an archive that is not yet kept in the file store. Tables are
 * finished first as separate files, because a zip accepts one file after the other.
 */
export async function buildPackage(building: PackageBuilding): Promise<BuiltPackage> {
  const { context, source, kind, locale } = building;
  const columns = source.columns(kind);
  const dictionaries = columns.flatMap(({ dictionary }) => (dictionary?.includes('.') ? [] : (dictionary ?? [])));
  const words = await packageWords(context, { locale, dictionaries });
  const pictures: Picture[] = [];
  const counted = { rows: 0 };
  const tables = await writeTables({
    pages: countedPages(building, { pictures, counted }),
    columns,
    words,
    title: context.titleOf(source.entity.name, locale),
    files: context.files,
    label: building.label,
    bytesMax: PACKAGE_BYTES_MAX,
  });
  const stop = new AbortController();
  const signal = AbortSignal.any([building.signal, stop.signal]);
  const archive = new PackageArchive({ time: new Date(context.now()), signal });
  const receiving = context.files.receive(archive.content, PACKAGE_BYTES_MAX, building.label);
  // Stops filling the archive when its reader has failed.
  receiving.catch((error: unknown) => stop.abort(error));
  try {
    await addTable(archive, `${source.table}.csv`, tables.csv, false);
    await addTable(archive, `${source.table}.xlsx`, tables.xlsx, true);
    await archive.addText('dictionaries.csv', dictionariesText(words));
    await archive.addText('README.txt', readmeText(building, words));
    const missing = await addPictures(archive, pictures, building);
    const rowCounts = { [source.table]: counted.rows };
    await archive.addText(
      'manifest.json',
      JSON.stringify(manifest({ building, words, archive, rowCounts, missing }), null, 2),
    );
    archive.end();
    const { rows } = counted;
    return {
      archive: await receiving,
      rows,
      imageCount: pictures.length - missing.length,
      missingCount: missing.length,
    };
  } catch (error) {
    archive.content.destroy();
    throw error;
  }
}

async function* countedPages(
  building: PackageBuilding,
  { pictures, counted }: { pictures: Picture[]; counted: { rows: number } },
): AsyncGenerator<readonly WireRecord[]> {
  const { source, images, total, tell } = building;
  for await (const page of packageRows(building)) {
    counted.rows += page.length;
    // Records can have been added since the package was requested.
    if (counted.rows > PACKAGE_ROWS_MAX) throw new PackageRefused('tooManyRows');
    if (images) for (const record of page) pictures.push(...picturesOf(record, source));
    if (pictures.length > PACKAGE_IMAGES_MAX) throw new PackageRefused('tooManyImages');
    tell(Math.min(TABLES, Math.floor((counted.rows / Math.max(total, 1)) * TABLES)));
    yield page;
  }
}

function picturesOf(record: WireRecord, { images, number }: PackageBuilding['source']): Picture[] {
  return Object.entries(images).flatMap(([field, name]) => {
    const value = record[field];
    const listed = Array.isArray(value) ? items(value) : [value];
    return listed.flatMap((fileId, at): Picture[] => {
      // Drawings of demo data have an address instead of a file.
      if (typeof fileId !== 'string' || !isFileId(fileId)) return [];
      return [{ fileId, path: `images/${record[number]}/${name}_${at + 1}` }];
    });
  });
}

async function addTable(
  archive: PackageArchive,
  path: string,
  file: ReceivedFile,
  isCompressed: boolean,
): Promise<void> {
  const { bytes, sha256 } = file;
  await archive.add({ path, bytes, sha256, content: createReadStream(file.path), isCompressed });
  await file.discard();
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Adds the pictures one at a time. Returns the paths of those whose file is missing. */
async function addPictures(
  archive: PackageArchive,
  pictures: readonly Picture[],
  { context, signal, tell }: PackageBuilding,
): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < pictures.length; start += PICTURES_AT_ONCE) {
    const part = pictures.slice(start, start + PICTURES_AT_ONCE);
    const rows = await context.database.whole.read
      .selectFrom('file')
      .select(['fileId', 'sha256', 'bytes', 'mime'])
      .where(
        'fileId',
        'in',
        part.map(({ fileId }) => fileId),
      )
      .execute();
    const byId = new Map(rows.map((row) => [row.fileId, row]));
    for (const { fileId, path } of part) {
      signal.throwIfAborted();
      const row = byId.get(fileId);
      const sha256 = row?.sha256 ?? '';
      const content = row && (await context.files.read(sha256));
      if (!row || !content) {
        missing.push(path);
        continue;
      }
      const ending = ENDINGS[row.mime] ?? 'bin';
      await archive.add({ path: `${path}.${ending}`, bytes: row.bytes, sha256, content, isCompressed: true });
    }
    tell(TABLES + Math.floor(((start + part.length) / pictures.length) * (99 - TABLES)));
  }
  return missing;
}

function dictionariesText(words: PackageWords): string {
  const { type, code, zh, en } = words.texts.dictionary;
  return csvTable([[type, code, zh, en], ...words.used().map((used) => [used.type, used.code, used.zh, used.en])]);
}

function readmeText({ context, source, unmasked, createdBy }: PackageBuilding, { texts }: PackageWords): string {
  const contact = { name: createdBy.name, time: wallClock(context.now()) };
  const parts = [
    fillMessage(texts.readme, { table: source.table }),
    unmasked ? texts.unmasked : texts.masked,
    fillMessage(texts.contact, contact),
  ];
  return `${parts.join('\r\n\r\n')}\r\n`;
}

const FORMAT_VERSION = 1;

function manifest({
  building: { context, source, kind, filter, unmasked, createdBy },
  words,
  archive,
  rowCounts,
  missing,
}: {
  building: PackageBuilding;
  words: PackageWords;
  archive: PackageArchive;
  rowCounts: Record<string, number>;
  missing: readonly string[];
}) {
  return {
    formatVersion: FORMAT_VERSION,
    kind: `${kind}.${source.packages.name}`,
    createdAt: momentText(context.now()),
    createdBy,
    filter,
    masked: !unmasked,
    timeZone: TIME_ZONE,
    rowCounts,
    files: archive.files,
    missing,
    schema: source.columns(kind).map(({ name, type, unit, dictionary, heading }) => ({
      column: name,
      heading: heading(words),
      type,
      ...(unit && { unit }),
      ...(dictionary && { dictionary }),
    })),
  };
}
