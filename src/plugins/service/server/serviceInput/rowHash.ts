import { createHash } from 'node:crypto';
import type { InputRow } from '../../entities/input/parseInputRow';

/** The same for two rows that mean the same, however they are written. Keys stand in the order of the parser. */
export function rowHash(row: InputRow): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex');
}
