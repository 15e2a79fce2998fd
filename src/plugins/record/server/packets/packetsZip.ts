import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { dayStart, toIsoMoment } from '../../../../../contract/moment';
import { decodeInt16LE, zipContent } from '../../../../../server/plugin-api/builtin';
import { bytesPerMoment, type PacketEntry, type RawSignal, signalScales } from '../../entities/kinds/raw';

/** The part of a packet that goes into the archive. */
interface ArchivedPart {
  packet: PacketEntry;
  /** Milliseconds from the midnight that begins the day to the first sample. */
  fromMs: number;
  read: () => Promise<Readable | undefined>;
}

export interface PacketsZipOptions {
  date: string;
  signal: RawSignal;
  /** Time of the files in the archive. */
  time: Date;
  parts: readonly ArchivedPart[];
}

/** CSV rows created before yielding to the event loop. */
const LINES_PER_CHUNK = 2_500;

/**
 * Streams samples as a ZIP archive: `samples.csv` with the time and physical values of each moment, `packets.csv` with the
 * format of the packets, and the bytes of each packet as sent.
 */
export function packetsZip(options: PacketsZipOptions): Readable {
  const { signal, time, parts } = options;
  const zip = new ZipFile();
  const archive = zipContent(zip);
  const add = (path: string, chunks: () => AsyncGenerator<Buffer>) =>
    zip.addReadStreamLazy(path, { mtime: time, compress: true }, (callback) => {
      const content = Readable.from(chunks());
      content.on('error', (error: Error) => archive.destroy(error));
      archive.once('close', () => content.destroy());
      callback(null, content);
    });
  add('packets.csv', () => packetTable(options));
  add('samples.csv', () => sampleTable(options));
  for (const part of parts) add(pathOf(signal, part), () => contentOf(part));
  zip.end();
  return archive;
}

const pathOf = (signal: RawSignal, { packet }: ArchivedPart) => `packets/${signal}-${packet.seq}.bin`;

async function* contentOf(part: ArchivedPart): AsyncGenerator<Buffer> {
  yield await bytesOf(part);
}

async function* packetTable({ date, signal, parts }: PacketsZipOptions): AsyncGenerator<Buffer> {
  const { unit, step, axes } = signalScales[signal];
  const lines = parts.map((part) => {
    const { seq, hz } = part.packet;
    return [pathOf(signal, part), seq, toIsoMoment(dayStart(date) + part.fromMs), hz, axes.join(' '), step, unit].join(
      ',',
    );
  });
  yield Buffer.from(['file,seq,first_sample,hz,axes,step,unit', ...lines, ''].join('\r\n'));
}

async function* sampleTable({ date, signal, parts }: PacketsZipOptions): AsyncGenerator<Buffer> {
  const { unit, step, axes } = signalScales[signal];
  const decimals = step < 1 ? Math.ceil(-Math.log10(step)) : 0;
  const midnight = dayStart(date);
  yield Buffer.from(`${['time', 'seq', ...axes.map((axis) => `${axis} (${unit})`)].join(',')}\r\n`);
  for (const part of parts) {
    const { seq, hz } = part.packet;
    const values = decodeInt16LE(await bytesOf(part));
    const moments = (values.length * 2) / bytesPerMoment(signal);
    for (let from = 0; from < moments; from += LINES_PER_CHUNK) {
      let lines = '';
      for (let moment = from; moment < Math.min(moments, from + LINES_PER_CHUNK); moment += 1) {
        lines += `${toIsoMoment(midnight + part.fromMs + (moment * 1_000) / hz)},${seq}`;
        for (let axis = 0; axis < axes.length; axis += 1) {
          lines += `,${((values[moment * axes.length + axis] ?? 0) * step).toFixed(decimals)}`;
        }
        lines += '\r\n';
      }
      yield Buffer.from(lines);
    }
  }
}

async function bytesOf({ packet, read }: ArchivedPart): Promise<Buffer> {
  const content = await read();
  if (!content) throw new Error(`the content of packet ${packet.seq} is gone`);
  return buffer(content);
}
