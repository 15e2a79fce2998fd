import { createReadStream } from 'node:fs';
import { isFileId } from '../../contract/calls/files';
import { type Locale, TIME_ZONE } from '../../contract/constants';
import { toIsoMoment, wallClock } from '../../contract/moment';
import type { PackageFailure } from '../../contract/package/definePackages';
import { PACKAGE_BYTES_MAX, PACKAGE_IMAGES_MAX, PACKAGE_ROWS_MAX } from '../../contract/package/packageLimits';
import { fillMessage } from '../../contract/problems';
import type { WireRecord } from '../db/rows/recordCodec';
import type { ReceivedFile } from '../files/FileStore';
import { PackageArchive } from './PackageArchive';
import { asArray } from './packageColumn';
import { loadPackageLabels, type PackageLabels } from './packageLabels';
import { type PackageQuery, packageRows } from './packageRows';
import { csvTable, writeTables } from './writeTables';

export interface PackageBuildOptions extends PackageQuery {
  unmasked: boolean;
  images: boolean;
  locale: Locale;
  /** Number of rows when the package was requested. */
  total: number;
  /** The administrator who requested the package. */
  createdBy: { id: number; name: string };
  /** Label of all unfinished files of this attempt in the file store. */
  label: string;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
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
const TABLES_PERCENT = 80;
/** Files per query. */
const PICTURE_BATCH = 100;

/**
 * Writes tables, codes, pictures and manifest into an archive that is not yet kept in the file store. Tables are
 * finished first as separate files, because a zip accepts one file after the other.
 */
export async function buildPackage(options: PackageBuildOptions): Promise<BuiltPackage> {
  const { context, source, kind, locale } = options;
  const columns = source.columns(kind);
  const dictionaries = columns.flatMap(({ dictionary }) => (dictionary?.includes('.') ? [] : (dictionary ?? [])));
  const labels = await loadPackageLabels(context, { locale, dictionaries });
  const pictures: Picture[] = [];
  const totals = { rows: 0 };
  const tables = await writeTables({
    pages: countedPages(options, { pictures, totals }),
    columns,
    labels,
    title: context.titleOf(source.entity.name, locale),
    files: context.files,
    label: options.label,
    bytesMax: PACKAGE_BYTES_MAX,
  });
  const abort = new AbortController();
  const signal = AbortSignal.any([options.signal, abort.signal]);
  const archive = new PackageArchive({ time: new Date(context.now()), signal });
  const receiving = context.files.receive(archive.content, PACKAGE_BYTES_MAX, options.label);
  // Stops filling the archive when its reader has failed.
  receiving.catch((error: unknown) => abort.abort(error));
  try {
    await addTable(archive, `${source.table}.csv`, tables.csv, false);
    await addTable(archive, `${source.table}.xlsx`, tables.xlsx, true);
    await archive.addText('dictionaries.csv', dictionariesText(labels));
    await archive.addText('README.txt', readmeText(options, labels));
    const missing = await addPictures(archive, pictures, options);
    const rowCounts = { [source.table]: totals.rows };
    await archive.addText(
      'manifest.json',
      JSON.stringify(manifest({ options, labels, archive, rowCounts, missing }), null, 2),
    );
    archive.end();
    const { rows } = totals;
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
  options: PackageBuildOptions,
  { pictures, totals }: { pictures: Picture[]; totals: { rows: number } },
): AsyncGenerator<readonly WireRecord[]> {
  const { source, images, total, onProgress } = options;
  for await (const page of packageRows(options)) {
    totals.rows += page.length;
    // Records can have been added since the package was requested.
    if (totals.rows > PACKAGE_ROWS_MAX) throw new PackageRefused('tooManyRows');
    if (images) for (const record of page) pictures.push(...picturesOf(record, source));
    if (pictures.length > PACKAGE_IMAGES_MAX) throw new PackageRefused('tooManyImages');
    onProgress(Math.min(TABLES_PERCENT, Math.floor((totals.rows / Math.max(total, 1)) * TABLES_PERCENT)));
    yield page;
  }
}

function picturesOf(record: WireRecord, { images, number }: PackageBuildOptions['source']): Picture[] {
  return Object.entries(images).flatMap(([field, name]) => {
    const value = record[field];
    const listed = Array.isArray(value) ? asArray(value) : [value];
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

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Adds the pictures one at a time. Returns the paths of those whose file is missing. */
async function addPictures(
  archive: PackageArchive,
  pictures: readonly Picture[],
  { context, signal, onProgress }: PackageBuildOptions,
): Promise<string[]> {
  const missing: string[] = [];
  for (let start = 0; start < pictures.length; start += PICTURE_BATCH) {
    const part = pictures.slice(start, start + PICTURE_BATCH);
    const rows = await context.database.unscoped.read
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
      const extension = EXTENSIONS[row.mime] ?? 'bin';
      await archive.add({ path: `${path}.${extension}`, bytes: row.bytes, sha256, content, isCompressed: true });
    }
    onProgress(TABLES_PERCENT + Math.floor(((start + part.length) / pictures.length) * (99 - TABLES_PERCENT)));
  }
  return missing;
}

function dictionariesText(labels: PackageLabels): string {
  const { type, code, zh, en } = labels.texts.dictionary;
  return csvTable([[type, code, zh, en], ...labels.used().map((used) => [used.type, used.code, used.zh, used.en])]);
}

function readmeText({ context, source, unmasked, createdBy }: PackageBuildOptions, { texts }: PackageLabels): string {
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
  options: { context, source, kind, filter, unmasked, createdBy },
  labels,
  archive,
  rowCounts,
  missing,
}: {
  options: PackageBuildOptions;
  labels: PackageLabels;
  archive: PackageArchive;
  rowCounts: Record<string, number>;
  missing: readonly string[];
}) {
  return {
    formatVersion: FORMAT_VERSION,
    kind: `${kind}.${source.packages.name}`,
    createdAt: toIsoMoment(context.now()),
    createdBy,
    filter,
    masked: !unmasked,
    timeZone: TIME_ZONE,
    rowCounts,
    files: archive.files,
    missing,
    schema: source.columns(kind).map(({ name, type, unit, dictionary, heading }) => ({
      column: name,
      heading: heading(labels),
      type,
      ...(unit && { unit }),
      ...(dictionary && { dictionary }),
    })),
  };
}
