import type { Field } from '../contract/fields';

/** Returns a valid value of a field by its kind. References refer to the record with the id 1. */
export function sampleValue(field: Field): unknown {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
    case 'money':
      return Math.max(1, field.min);
    case 'boolean':
      return true;
    case 'date':
      return '2026-03-10';
    case 'dateTime':
      return '2026-03-10T08:00:00.000+08:00';
    case 'choice':
      return field.values[0];
    case 'choices':
      return field.values.slice(0, 1);
    case 'reference':
      return 1;
    case 'references':
      return [1];
    case 'texts':
      return ['119901'];
    case 'list':
    case 'images':
      return [];
    case 'group':
    case 'json':
      return {};
    default:
      return '119901';
  }
}
