import type { Entity } from '../../contract/defineEntity';
import type { MaskKind } from '../../contract/fields';

/** Masks of the fields that identify a person. */
const IDENTIFYING: readonly (MaskKind | undefined)[] = ['name', 'document', 'phone', 'address'];

/** Returns the texts that identify a person in their record: names, numbers, addresses. */
export function identifyingNames({ fields }: Entity, record: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    const isName = field.kind === 'text' && IDENTIFYING.includes(field.mask);
    return isName && typeof value === 'string' && value.length > 1 ? [value] : [];
  });
}

/** Returns the text with these names removed. */
export function maskNames(text: string, names: readonly string[]): string {
  return names.reduce((masked, name) => masked.replaceAll(name, '***'), text);
}
