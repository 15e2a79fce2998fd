import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isKnownEmpty, isMaskedField } from '../../../../contract/masks';
import { useEntityResource, useIsUnmasked } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { findField, isRegion } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/representRecord';
import { useLocaleCode } from '../entity/useLocaleCode';
import { ImageValues } from '../image/ImageValues';
import { RegionValue } from '../region/RegionValue';
import { useRevealedRecord } from '../reveal/RevealScope';
import { ColorDot } from './ColorDot';
import { ReferenceValue, useKnownNames } from './ReferenceValue';
import { StatusChip } from './StatusChip';
import { SubRecords } from './SubRecords';
import { toneOf } from './toneOf';

/** One value of a record, and how it is shown. */
export interface ValueAsked<E extends Entity = Entity> {
  entity: E;
  /** Field name; the shared fields (`createTime`) too. */
  source: FieldName<E>;
  /** Shown for nothing. */
  empty?: ReactNode;
  /** References lead to their records. */
  link?: boolean;
}

export interface FieldValueProps<E extends Entity = Entity> extends ValueAsked<E> {
  record: KitRecord;
}

/** One value of a record the way its field kind is read: codes as labels, states as chips, fen as yuan, ids as names. */
export function FieldValue<E extends Entity>({ record, ...asked }: FieldValueProps<E>) {
  return useFieldValues(record)(asked);
}

/**
 * Shows values of one record, each as {@link FieldValue} does: a table has hundreds of cells, and a component with its contexts
 * for each would take the browser longer than their texts.
 */
export function useFieldValues(record: KitRecord): (asked: ValueAsked) => ReactNode {
  const locale = useLocaleCode();
  const translate = useTranslate();
  const revealed = useRevealedRecord(record);
  const isUnmasked = useIsUnmasked();
  const namesOf = useKnownNames();
  return ({ entity, source, empty = <Nothing />, link = false }) => {
    const field = findField(entity, source);
    // What is never hidden may have changed since the record was revealed.
    const shown = field && isMaskedField(field) ? revealed : record;
    const value = shown[source];
    // A hidden text leaves no trace, except that a record read by itself says which of them hold nothing.
    const isHidden = field?.mask === 'text' && !isUnmasked && shown === record && isNothing(value);
    if (isHidden && !isKnownEmpty(record, source)) return <Hidden />;
    if (!field || isNothing(value)) return empty;
    if (isRegion(field)) return <RegionValue codes={[value].flat().map(String)} />;
    if (source === 'createBy' || source === 'updateBy') return <Actor code={String(value)} />;
    switch (field.kind) {
      case 'reference':
      case 'references': {
        const ids = field.kind === 'reference' ? [toId(value)] : Array.isArray(value) ? value.map(toId) : [];
        const known = link ? undefined : namesOf(field.entity, ids);
        return known ?? <ReferenceValue entity={field.entity} ids={ids} link={link} />;
      }
      case 'list':
        return <SubRecords entity={entity} source={source} field={field} rows={Array.isArray(value) ? value : []} />;
      case 'group':
        return <SubRecords entity={entity} source={source} field={field} rows={[value]} />;
      case 'image':
      case 'images':
        return <ImageValues value={value} label={translate(fieldLabel(entity, source))} />;
      case 'audio':
        return translate('kit.audio.stored');
      default: {
        const text = formatValue(field, value, {
          locale,
          translate,
          choiceLabel: (code) => choiceLabel(entity, source, code),
        });
        return decorate({ entity, source, field, value, text });
      }
    }
  };
}

/** A quiet dash, so that an empty cell is seen to be empty. */
export function Nothing() {
  return (
    <span aria-hidden className="kit-nothing">
      –
    </span>
  );
}

/** Stands for a value that is there or not: only who reveals the record knows. */
function Hidden() {
  const translate = useTranslate();
  return <span className="kit-hidden">{translate('kit.value.hidden')}</span>;
}

/** The entity of administrators. */
const ADMIN = 'admin';

/** Who wrote a record, `admin:8` or `system`: an administrator by name for who may read accounts, else in words. */
function Actor({ code }: { code: string }) {
  const translate = useTranslate();
  const [kind = '', id] = code.split(':');
  const resource = useEntityResource(ADMIN) ?? '';
  const isNamed = useAllowedActions(resource, ['list']).has('list') && kind === ADMIN && resource !== '';
  if (isNamed) return <ReferenceValue entity={ADMIN} ids={[Number(id)]} />;
  return translate(`kit.actor.${kind}`, { id, _: code });
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
}): ReactNode {
  if (field.kind === 'choice' && (field.tones || entity.state?.field === source || /status$/i.test(source))) {
    return <StatusChip tone={toneOf(entity, source, value)}>{text}</StatusChip>;
  }
  if (field.kind === 'text' && field.format === 'color') {
    return (
      <span className="kit-code">
        <ColorDot color={text} />
        {text}
      </span>
    );
  }
  if (field.kind === 'text' && field.multiline) return <span className="kit-lines">{text}</span>;
  return text;
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function toId(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}
