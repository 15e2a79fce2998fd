import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import type { Field } from '../../../../contract/fields';
import { isRegion } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { ImageValues } from '../image/ImageValues';
import { RegionValue } from '../region/RegionValue';
import { Actor } from './Actor';
import { ColorDot } from './ColorDot';
import { ReferenceValue, usePreloadedNames } from './ReferenceValue';
import { StatusChip } from './StatusChip';
import { SubRecords } from './SubRecords';
import { toneOf } from './toneOf';
import { isEmptyValue, useShownValues } from './useShownValues';

/** A field of a record, and display options. */
export interface FieldValueOptions<E extends Entity = Entity> {
  entity: E;
  /** Field name; also the shared fields (`createTime`). */
  source: FieldName<E>;
  /** Shown for an empty value. */
  empty?: ReactNode;
  /** Whether references link to their records. */
  link?: boolean;
}

export interface FieldValueProps<E extends Entity = Entity> extends FieldValueOptions<E> {
  record: KitRecord;
}

/** One value of a record, formatted by its field kind: codes as labels, states as chips, fen as yuan, ids as names. */
export function FieldValue<E extends Entity>({ record, ...options }: FieldValueProps<E>) {
  return useFieldValues(record)(options);
}

/**
 * Returns a function that renders values of one record as {@link FieldValue} does. A table has hundreds of cells, and a
 * component with its contexts for each would be slower than the texts themselves.
 */
export function useFieldValues(record: KitRecord): (options: FieldValueOptions) => ReactNode {
  const locale = useLocaleCode();
  const translate = useTranslate();
  const shownValue = useShownValues(record);
  const namesOf = usePreloadedNames();
  return ({ entity, source, empty = <EmptyValue />, link = false }) => {
    const { field, value, isHidden } = shownValue(entity, source);
    if (isHidden) return <HiddenValue />;
    if (!field || isEmptyValue(value)) return empty;
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

/** A faint dash, so that an empty cell is visibly empty. */
export function EmptyValue() {
  return (
    <span aria-hidden className="kit-nothing">
      –
    </span>
  );
}

/** Placeholder for a hidden value, which may be empty: only revealing the record shows that. */
function HiddenValue() {
  const translate = useTranslate();
  return <span className="kit-hidden">{translate('kit.value.hidden')}</span>;
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
  if (field.kind === 'choice' && (field.colors || entity.state?.field === source || /status$/i.test(source))) {
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

function toId(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}
