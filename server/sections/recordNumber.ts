/** A number people write on paper: a letter and the record's id, filled up with zeros to `digits`. */
export function recordNumber(prefix: string, id: number, digits: number): string {
  return `${prefix}${String(id).padStart(digits, '0')}`;
}
