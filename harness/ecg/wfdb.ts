import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = [process.env.ECG_DATA, join(ROOT, '../shared/data/ecg'), join(ROOT, 'tests/fixtures/ecg')];

/** Beat classes of AAMI EC57: normal, supraventricular, ventricular, fusion, paced or unknown. */
export type BeatClass = 'N' | 'S' | 'V' | 'F' | 'Q';

export interface WfdbBeat {
  sample: number;
  label: BeatClass;
}

/** An annotation: its code in the MIT format, and its text. */
export interface WfdbAnnotation {
  sample: number;
  code: number;
  /** 0 for P, 1 for QRS, 2 for T in the waveform annotations of the QT Database. */
  num: number;
  aux: string;
}

/** The first lead of a PhysioNet record in mV, without annotations. */
export interface WfdbLead {
  hz: number;
  millivolts: Float32Array;
}

/** A record of the MIT-BIH databases, with the beats and the rhythms that cardiologists annotated. */
export interface WfdbRecord extends WfdbLead {
  beats: WfdbBeat[];
  /** The start of a rhythm, and its code (`AFIB`, `VT`, `N`). */
  rhythms: { sample: number; code: string }[];
  annotations: WfdbAnnotation[];
}

/** Returns the folder of a database (`mitdb`; '' for the root), or undefined when the recordings are not available. */
export function ecgFolder(database = ''): string | undefined {
  return FOLDERS.map((folder) => (folder === undefined ? undefined : join(folder, database))).find(
    (folder): folder is string => folder !== undefined && existsSync(folder),
  );
}

/** Returns the names of the records in a folder. */
export function recordsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.hea'))
    .map((file) => file.slice(0, -4))
    .sort();
}

/** Reads a record with its beat annotations. */
export function readWfdb(name: string, database = ''): WfdbRecord {
  const folder = FOLDERS.find(
    (candidate) => candidate !== undefined && existsSync(join(candidate, database, `${name}.dat`)),
  );
  if (!folder)
    throw new Error(`No folder holds record ${name}; looked in ECG_DATA, ../shared/data/ecg and tests/fixtures/ecg`);
  const path = join(folder, database, name);
  const annotations = readAnnotations(readFileSync(`${path}.atr`));
  return {
    ...readLead(path),
    annotations,
    beats: annotations.flatMap(({ sample, code }) => {
      const label = BEATS[code];
      return label ? [{ sample, label }] : [];
    }),
    rhythms: annotations.flatMap(({ sample, code, aux }) =>
      code === RHYTHM && aux.startsWith('(') ? [{ sample, code: aux.slice(1) }] : [],
    ),
  };
}

/** Reads the first lead of the record at a path without extension, in format 212 or 16. */
export function readLead(path: string): WfdbLead {
  const [record = [], lead = []] = readFileSync(`${path}.hea`, 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  const [leads, hz, count] = [Number(record[1]), Number(record[2]), Number(record[3])];
  const [, gain = '', base] = /^([\d.]+)(?:\((-?\d+)\))?/.exec(lead[2] ?? '') ?? [];
  const unitsPerMv = Number(gain) || 200;
  const zero = Number(base ?? lead[4] ?? 0);
  const bytes = readFileSync(`${path}.dat`);
  const millivolts = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const units = lead[1] === '212' ? unitsOf212(bytes, index * leads) : bytes.readInt16LE(index * leads * 2);
    millivolts[index] = (units - zero) / unitsPerMv;
  }
  return { hz, millivolts };
}

/** Two samples of 12 bits in three bytes. */
function unitsOf212(bytes: Buffer, at: number): number {
  const pair = (at >> 1) * 3;
  const middle = bytes[pair + 1] ?? 0;
  const units =
    at % 2 === 0 ? (bytes[pair] ?? 0) | ((middle & 0x0f) << 8) : (bytes[pair + 2] ?? 0) | ((middle & 0xf0) << 4);
  return units > 2_047 ? units - 4_096 : units;
}

/** Codes of beats in MIT format, by their class in AAMI EC57. */
const BEATS: Readonly<Record<number, BeatClass>> = {
  1: 'N',
  2: 'N',
  3: 'N',
  4: 'S',
  5: 'V',
  6: 'F',
  7: 'S',
  8: 'S',
  9: 'S',
  10: 'V',
  11: 'N',
  12: 'Q',
  13: 'Q',
  34: 'N',
  38: 'Q',
};
const RHYTHM = 28;
const [SKIP, NUM, SUB, CHAN, AUX] = [59, 60, 61, 62, 63];

/** Words of 16 bits: six of a code, ten of the samples since the last. */
export function readAnnotations(bytes: Buffer): WfdbAnnotation[] {
  const annotations: WfdbAnnotation[] = [];
  let sample = 0;
  let num = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const word = bytes.readUInt16LE(at);
    const code = word >> 10;
    const value = word & 0x3ff;
    const last = annotations.at(-1);
    if (code === 0 && value === 0) break;
    if (code === SKIP) {
      sample += bytes.readUInt16LE(at + 2) * 65_536 + bytes.readUInt16LE(at + 4);
      at += 4;
    } else if (code === AUX) {
      if (last) last.aux = bytes.toString('latin1', at + 2, at + 2 + value).replace(/\0+$/, '');
      at += value + (value % 2);
    } else if (code === NUM) {
      num = value;
      if (last) last.num = num;
    } else if (code !== SUB && code !== CHAN) {
      sample += value;
      annotations.push({ sample, code, num, aux: '' });
    }
  }
  return annotations;
}
