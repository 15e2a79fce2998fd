import type { Entity } from '../../contract/defineEntity';
import { isPersonal } from '../../contract/erasure';
import type { Field, Fields } from '../../contract/fields';
import { isRecord } from '../../contract/values/isRecord';
import type { WireRecord } from '../db/rows/recordCodec';

/** Replaces required texts. */
const ANONYMOUS = '—';

/** Digits of a region code down to the district, which has hundreds of thousands of inhabitants. */
const DISTRICT_DIGITS = 6;

/** The person whose data is anonymized. */
export interface AnonymisedPerson {
  /** Id of the person, or of the record about them. */
  id: number;
  /** The reference that names the person, when the record is about another person. */
  reference?: string;
  /** Whether to remove also the number that identifies the person in records kept by law. */
  numbers?: boolean;
}

/** Returns the anonymized values of the fields that contain data about the person. Other fields are not included. */
export function anonymisedValues(entity: Entity, record: Readonly<WireRecord>, person: AnonymisedPerson): WireRecord {
  return changedFields(entity.fields, record, { ...person, recordId: Number(record.id), outer: record });
}

interface AnonymisationContext extends AnonymisedPerson {
  recordId: number;
  /** The whole record, for rows of lists that do not name the person themselves. */
  outer: Readonly<WireRecord>;
}

function changedFields(fields: Fields, values: Readonly<WireRecord>, context: AnonymisationContext): WireRecord {
  const changed: WireRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.derived) continue;
    const value = values[name];
    // Secrets are not read, so their values are unknown here.
    if (field.secret ? !mustAnonymise(field, values, context) : value === null || value === undefined) continue;
    const anonymous = mustAnonymise(field, values, context)
      ? anonymisedValue(field, value, context)
      : anonymisedNested(field, value, context);
    if (field.secret || JSON.stringify(anonymous) !== JSON.stringify(value)) changed[name] = anonymous;
  }
  return changed;
}

/** Whether a field is about the person. */
function mustAnonymise(
  field: Field,
  values: Readonly<WireRecord>,
  { id, reference, numbers, outer }: AnonymisationContext,
): boolean {
  const { personal } = field;
  if (typeof personal === 'object') {
    const owner = Object.hasOwn(values, personal.of) ? values[personal.of] : outer[personal.of];
    return personal.of === reference && owner === id;
  }
  if (reference !== undefined) return false;
  return personal === 'number' ? numbers === true : isPersonal(field);
}

/** Returns the anonymized value of a personal field. */
function anonymisedValue(field: Field, value: unknown, { recordId }: AnonymisationContext): unknown {
  switch (field.kind) {
    case 'text':
      if (field.format === 'region') return String(value).slice(0, DISTRICT_DIGITS);
      if (!field.required) return null;
      return field.unique ? `${ANONYMOUS}${recordId}` : ANONYMOUS;
    case 'date':
      return field.required ? `${String(value).slice(0, 4)}-01-01` : null;
    case 'list':
    case 'texts':
    case 'images':
    case 'choices':
    case 'references':
      return field.required ? [] : null;
    default:
      return null;
  }
}

/** Anonymizes the personal parts of a list or group. */
function anonymisedNested(field: Field, value: unknown, context: AnonymisationContext): unknown {
  if (field.kind !== 'list' && field.kind !== 'group') return value;
  const anonymisedRow = (row: unknown) =>
    isRecord(row) ? { ...row, ...changedFields(field.fields, row, context) } : row;
  return Array.isArray(value) ? value.map(anonymisedRow) : anonymisedRow(value);
}
