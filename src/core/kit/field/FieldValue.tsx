import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isMaskedField } from '../../../../contract/masks';
import { findField } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/representRecord';
import { ImageValues } from '../image/ImageValues';
import { useRevealedRecord } from '../reveal/RevealScope';
import { ColorDot, ReferenceValue } from './ReferenceValue';
import { StatusChip } from './StatusChip';
import { SubRecords } from './SubRecords';
import { toneOf } from './toneOf';

export interface FieldValueProps<E extends Entity = Entity> {
  entity: E;
  /** Field name; the shared fields (`createTime`) too. */
  source: FieldName<E>;
  record: KitRecord;
  /** Shown for nothing. */
  empty?: ReactNode;
  /** References lead to their records. */
  link?: boolean;
}

/** One value of a record the way its field kind is read: codes as labels, states as chips, fen as yuan, ids as names. */
export function FieldValue<E extends Entity>({
  entity,
  source,
  record,
  empty = <Nothing />,
  link = false,
}: FieldValueProps<E>) {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const revealed = useRevealedRecord(record);
  const field = findField(entity, source);
  // What is never hidden may have changed since the record was revealed.
  const shown = field && isMaskedField(field) ? revealed : record;
  const value = shown[source];
  // A hidden text leaves no trace: until it is revealed nobody can tell it from nothing.
  if (field?.mask === 'text' && shown === record && isNothing(value)) return <Hidden />;
  if (!field || isNothing(value)) return empty;
  if (source === 'createBy' || source === 'updateBy') return <Actor code={String(value)} />;
  switch (field.kind) {
    case 'reference':
      return <ReferenceValue entity={field.entity} ids={[toId(value)]} link={link} />;
    case 'references':
      return <ReferenceValue entity={field.entity} ids={Array.isArray(value) ? value.map(toId) : []} link={link} />;
    case 'list':
      return <SubRecords entity={entity} source={source} field={field} rows={Array.isArray(value) ? value : []} />;
    case 'group':
      return <SubRecords entity={entity} source={source} field={field} rows={[value]} />;
    case 'image':
    case 'images':
      return <ImageValues value={value} label={translate(fieldLabel(entity, source))} />;
    case 'audio':
      return <>{translate('kit.audio.stored')}</>;
    default: {
      const text = formatValue(field, value, {
        locale,
        translate,
        choiceLabel: (code) => choiceLabel(entity, source, code),
      });
      return decorate({ entity, source, field, value, text });
    }
  }
}

/** A quiet dash, so that an empty cell is seen to be empty. */
export function Nothing() {
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.disabled' }}>
      –
    </Box>
  );
}

/** Stands for a value that is there or not: only who reveals the record knows. */
function Hidden() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('kit.value.hidden')}
    </Box>
  );
}

/** Who wrote a record, `admin:8` or `system`, in words. */
function Actor({ code }: { code: string }) {
  const translate = useTranslate();
  const [kind = '', id] = code.split(':');
  return <>{translate(`kit.actor.${kind}`, { id, _: code })}</>;
}

function decorate({
  entity,
  source,
  field,
  value,
  text,
}: {
  entity: Entity;
  source: string;
  field: Field;
  value: unknown;
  text: string;
}) {
  if (field.kind === 'choice' && (entity.state?.field === source || /status$/i.test(source))) {
    return <StatusChip tone={toneOf(entity, source, value)}>{text}</StatusChip>;
  }
  if (field.kind === 'text' && field.format === 'color') {
    return (
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <ColorDot color={text} />
        {text}
      </Box>
    );
  }
  if (field.kind === 'text' && field.multiline)
    return (
      <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
        {text}
      </Box>
    );
  return <>{text}</>;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function toId(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}
