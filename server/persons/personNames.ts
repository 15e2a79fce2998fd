import type { Entity } from '../../contract/defineEntity';
import type { MaskKind } from '../../contract/fields';

/** Masks of what tells one person from all others. */
const IDENTIFYING: readonly (MaskKind | undefined)[] = ['name', 'document', 'phone', 'address'];

/** Texts of a person's record by which they are known: names, numbers, addresses. */
export function namesOf({ fields }: Entity, record: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    const isName = field.kind === 'text' && IDENTIFYING.includes(field.mask);
    return isName && typeof value === 'string' && value.length > 1 ? [value] : [];
  });
}

/** A text that names nobody of these. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((left, name) => left.replaceAll(name, '***'), text);
}
