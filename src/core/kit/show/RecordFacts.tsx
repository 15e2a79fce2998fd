import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { findField, isNumeric } from '../entity/fields';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { FieldValue } from '../field/FieldValue';
import { toneOf } from '../field/toneOf';
import { deadlineOf, RecordDeadline } from './RecordDeadline';

interface RecordFactsProps {
  entity: Entity;
  record: KitRecord;
}

/** What to know about a record before its fields, in one line: how urgent it is, its most important fields, its deadline. */
export function RecordFacts({ entity, record }: RecordFactsProps) {
  const urgent = urgencyOf(entity, record);
  const deadline = deadlineOf(entity, record);
  const facts = (entity.facts ?? []).flatMap((name) => valuesOf(record, name).map((value) => ({ name, value })));
  if (facts.length === 0 && !urgent && !deadline) return null;
  return (
    <Box component="ul" sx={factsSx}>
      {urgent && (
        <li>
          <Urgency entity={entity} {...urgent} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={`${fact.name} ${fact.value}`}>
          <Fact entity={entity} record={record} {...fact} />
        </li>
      ))}
      {deadline && (
        <li>
          <RecordDeadline entity={entity} record={record} value={deadline} />
        </li>
      )}
    </Box>
  );
}

/** Returns how urgent a record is, if that has a warning color. */
function urgencyOf(entity: Entity, record: KitRecord) {
  const { urgency: name = '' } = entity;
  const [value = ''] = valuesOf(record, name);
  const tone = toneOf(entity, name, value);
  return tone === 'danger' || tone === 'warning' ? { name, value, tone } : undefined;
}

function Urgency({ entity, name, value, tone }: { entity: Entity; name: string; value: string; tone: string }) {
  const translate = useTranslate();
  return (
    <span className={`kit-${tone}`}>
      {translate(fieldLabel(entity, name))} {translate(choiceLabel(entity, name, value))}
    </span>
  );
}

function Fact({ entity, record, name, value }: RecordFactsProps & { name: string; value: string }) {
  const translate = useTranslate();
  const field = findField(entity, name);
  if (field?.kind === 'choice' || field?.kind === 'choices') return translate(choiceLabel(entity, name, value));
  if (name === 'age') return translate('kit.facts.age', { age: value });
  return (
    <>
      {/* A name needs no label, a number does. */}
      {field && isNumeric(field) && `${translate(fieldLabel(entity, name))} `}
      <FieldValue entity={entity} source={name} record={record} empty={null} />
    </>
  );
}

/** Returns the values of a field as texts; none if it is empty. */
function valuesOf(record: KitRecord, name: string): string[] {
  return [record[name]]
    .flat()
    .flatMap((value) => (value === null || value === undefined || value === '' ? [] : [String(value)]));
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Separators at the beginning of a line are clipped.
  margin: '0 0 0 -18px',
  padding: 0,
  clipPath: 'inset(0 0 0 18px)',
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: 'text.secondary',
  '& > li::before': { content: '"·"', display: 'inline-block', width: '18px', textAlign: 'center' },
  '& .kit-danger': { color: 'var(--danger)', fontWeight: 600 },
  '& .kit-warning': { color: 'var(--warning)', fontWeight: 600 },
} as const;
