import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  askFirst,
  type ByteRange,
  type Call,
  type Context,
  type FileContent,
  type Handler,
  rejection,
} from '../../../../server/plugin-api';
import type { BeatPage, Waveform } from '../entities/ecgReads';
import {
  BEAT_PAGE_BYTES,
  BEAT_PAGE_SEC,
  beatTableOffset,
  WAVEFORM_HEADER_BYTES,
  waveformLevels,
} from '../entities/waveformLayout';
import { ecgFile } from './ecgFile';
import { hiddenFields } from './hiddenFields';
import { unstoredReports } from './unstoredReports';

/** `selectContent` of a recording: its bytes, or those of a part, for who may read the report. */
export const selectEcgContent: Handler = async (call, context) => ({
  content: await contentOf(call, context),
  message: 'okRead',
});

/** `selectWaveform`: where in the recording what lies, so that a viewer fetches no more than it draws. */
export const selectWaveform: Handler = async (call, context) => {
  const content = await contentOf(call, context);
  const header = await part(content, { start: 0, end: WAVEFORM_HEADER_BYTES - 1 });
  const hz = header.readUInt16LE(6);
  const sampleCount = header.readUInt32LE(8);
  const table = beatTableOffset(sampleCount);
  const pageCount = Math.ceil(sampleCount / (hz * BEAT_PAGE_SEC));
  const entries = await part(content, { start: table, end: table + pageCount * BEAT_PAGE_BYTES - 1 });
  const data: Waveform = {
    bytes: content.bytes,
    hz,
    sampleCount,
    microvoltsPerUnit: header.readFloatLE(12),
    samplesOffset: WAVEFORM_HEADER_BYTES,
    levels: waveformLevels(sampleCount),
    beatPages: Array.from({ length: pageCount }, (_, page) => beatPage(entries, page * BEAT_PAGE_BYTES)),
  };
  return { data, message: 'okRead' };
};

function beatPage(entries: Buffer, at: number): BeatPage {
  return {
    sample: entries.readUInt32LE(at),
    offset: entries.readUInt32LE(at + 4),
    count: entries.readUInt32LE(at + 8),
  };
}

async function contentOf(call: Call, { database, files, ask }: Context): Promise<Required<FileContent>> {
  const row = await hiddenFields(database.read, call, ['waveformSha256', 'waveformBytes']);
  const described = { mime: 'application/octet-stream', name: `${row.reportNo}.ecg` };
  if (typeof row.waveformSha256 === 'string') {
    const sha256 = row.waveformSha256;
    return { ...described, bytes: Number(row.waveformBytes), read: (range) => files.read(sha256, range) };
  }
  const recording = await askFirst(ask, unstoredReports, (reports) =>
    reports.recordingOf(database.read, Number(row.id)),
  );
  if (!recording) throw rejection('waveformMissing');
  const bytes = await buffer(ecgFile(recording));
  return {
    ...described,
    bytes: bytes.length,
    read: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}

async function part(content: FileContent, range: ByteRange): Promise<Buffer> {
  const stream = await content.read(range);
  if (!stream) throw rejection('waveformMissing');
  return buffer(stream);
}
