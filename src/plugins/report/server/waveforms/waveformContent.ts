import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Context, firstPortResult, rejection } from '../../../../../server/plugin-api';
import type { ByteRange, FileContent } from '../../../../../server/plugin-api/builtin';
import { type Beat, beatRange, decodeBeats } from '../../entities/decodeBeats';
import type { BeatPage, Waveform } from '../../entities/ecgReads';
import {
  BEAT_PAGE_BYTES,
  BEAT_PAGE_SEC,
  beatBytesOf,
  beatTableOffset,
  WAVEFORM_HEADER_BYTES,
  waveformLevels,
} from '../../entities/waveformLayout';
import { generatedReports } from '../generatedReports';
import { hiddenFields } from '../hiddenFields';
import { ecgFile } from './ecgFile';

/** The content of a recording, without the hook that runs after sending. */
type RecordingContent = Required<Omit<FileContent, 'whenSent'>>;

/**
 * Returns the recording of a report if the caller may read the report.
 * @throws {Rejection} `waveformMissing`
 */
export async function contentOf({ database, files, ask }: Context, id: number): Promise<RecordingContent> {
  const row = await hiddenFields(database.read, { kind: 'ecg', id }, ['waveformSha256', 'waveformBytes']);
  const fileInfo = { mime: 'application/octet-stream', name: `${row.reportNo}.ecg` };
  const { waveformSha256: sha256, waveformBytes: bytes } = row;
  if (sha256 !== null && bytes !== null) {
    return { ...fileInfo, bytes, read: (range) => files.read(sha256, range) };
  }
  const recording = await firstPortResult(ask, generatedReports, (reports) => reports.recordingOf(database.read, id));
  if (!recording) throw rejection('waveformMissing');
  const fileBytes = await buffer(ecgFile(recording));
  return {
    ...fileInfo,
    bytes: fileBytes.length,
    read: async (range) => Readable.from([range ? fileBytes.subarray(range.start, range.end + 1) : fileBytes]),
  };
}

/** Returns the layout of a recording. */
export async function layoutOf(content: RecordingContent): Promise<Waveform> {
  const header = await part(content, { start: 0, end: WAVEFORM_HEADER_BYTES - 1 });
  const hz = header.readUInt16LE(6);
  const sampleCount = header.readUInt32LE(8);
  const table = beatTableOffset(sampleCount);
  const pageCount = Math.ceil(sampleCount / (hz * BEAT_PAGE_SEC));
  const entries = await part(content, { start: table, end: table + pageCount * BEAT_PAGE_BYTES - 1 });
  return {
    bytes: content.bytes,
    hz,
    sampleCount,
    microvoltsPerUnit: header.readFloatLE(12),
    samplesOffset: WAVEFORM_HEADER_BYTES,
    levels: waveformLevels(sampleCount),
    beatBytes: beatBytesOf(header.readUInt16LE(4)),
    beatPages: Array.from({ length: pageCount }, (_, page) => beatPage(entries, page * BEAT_PAGE_BYTES)),
  };
}

/** Returns the beats of a recording as labeled by the analysis. */
export async function beatsOf(content: RecordingContent): Promise<{ hz: number; beats: Beat[] }> {
  const layout = await layoutOf(content);
  const range = beatRange(layout);
  const bytes = range ? new Uint8Array(await part(content, range)).buffer : new ArrayBuffer();
  return { hz: layout.hz, beats: decodeBeats(bytes, layout) };
}

function beatPage(entries: Buffer, at: number): BeatPage {
  return {
    sample: entries.readUInt32LE(at),
    offset: entries.readUInt32LE(at + 4),
    count: entries.readUInt32LE(at + 8),
  };
}

async function part(content: FileContent, range: ByteRange): Promise<Buffer> {
  const stream = await content.read(range);
  if (!stream) throw rejection('waveformMissing');
  return buffer(stream);
}
