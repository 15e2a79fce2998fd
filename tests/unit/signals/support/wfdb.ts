import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FOLDERS = [process.env.ECG_DATA, join(ROOT, '../shared/data/ecg'), join(ROOT, 'tests/fixtures/ecg')];

/** A record of the MIT-BIH Arrhythmia Database: its first lead in mV, and the beats that cardiologists marked. */
export interface WfdbRecord {
  hz: number;
  millivolts: Float32Array;
  beats: { sample: number; label: 'N' | 'S' | 'V' }[];
}

/** Reads a record of two leads in format 212. */
export function readWfdb(name: string): WfdbRecord {
  const folder = FOLDERS.find((candidate) => candidate !== undefined && existsSync(join(candidate, `${name}.dat`)));
  if (!folder)
    throw new Error(`No folder holds record ${name}; looked in ECG_DATA, ../shared/data/ecg and tests/fixtures/ecg`);
  const file = (ending: string) => readFileSync(join(folder, `${name}.${ending}`));
  const [record = [], lead = []] = file('hea')
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/));
  const [hz, count] = [Number(record[2]), Number(record[3])];
  const [unitsPerMv, zero] = [Number(lead[2]), Number(lead[4])];
  return { hz, millivolts: firstOfTwo(file('dat'), { count, unitsPerMv, zero }), beats: beatsIn(file('atr')) };
}

/** Two samples of 12 bits in three bytes, one of each lead. */
function firstOfTwo(bytes: Buffer, { count, unitsPerMv, zero }: { count: number; unitsPerMv: number; zero: number }) {
  const millivolts = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const units = (bytes[index * 3] ?? 0) | (((bytes[index * 3 + 1] ?? 0) & 0x0f) << 8);
    millivolts[index] = ((units > 2_047 ? units - 4_096 : units) - zero) / unitsPerMv;
  }
  return millivolts;
}

/** Codes of beats in MIT format, by what AAMI EC57 counts them as. */
const BEATS: Readonly<Record<number, 'N' | 'S' | 'V'>> = {
  1: 'N',
  2: 'N',
  3: 'N',
  4: 'S',
  5: 'V',
  7: 'S',
  8: 'S',
  9: 'S',
  10: 'V',
  11: 'N',
  34: 'N',
};
const [SKIP, NUM, SUB, CHAN, AUX] = [59, 60, 61, 62, 63];

/** Words of 16 bits: six of a code, ten of the samples since the last. */
function beatsIn(bytes: Buffer): WfdbRecord['beats'] {
  const beats: WfdbRecord['beats'] = [];
  let sample = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const word = bytes.readUInt16LE(at);
    const code = word >> 10;
    const value = word & 0x3ff;
    if (code === 0 && value === 0) break;
    if (code === SKIP) {
      sample += bytes.readUInt16LE(at + 2) * 65_536 + bytes.readUInt16LE(at + 4);
      at += 4;
    } else if (code === AUX) at += value + (value % 2);
    else if (code !== NUM && code !== SUB && code !== CHAN) {
      sample += value;
      const label = BEATS[code];
      if (label) beats.push({ sample, label });
    }
  }
  return beats;
}
