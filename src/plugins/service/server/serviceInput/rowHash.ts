import { createHash } from 'node:crypto';
import type { InputRow } from '../../entities/input/parseInputRow';

/**
 * Returns a hash that is equal for rows with the same meaning, however they are written. The parser determines the
 * order of the keys.
 */
export function rowHash(row: InputRow): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex');
}
