import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { CONFIRMED_DUPLICATES } from '../../../../contract/duplicates';
import { type Field, references } from '../../../../contract/fields';
import { isRecord } from '../../../../contract/values/isRecord';
import { useEntityDefinition } from '../../plugin-api';
import { findField, isRegion } from '../entity/fields';
import { formatValue } from '../entity/formatValue';
import { choiceLabel, fieldLabel } from '../entity/labels';
import { EmptyValue } from '../field/FieldValue';
import { ReferenceValue } from '../field/ReferenceValue';
import { SubRecords } from '../field/SubRecords';
import { RegionValue } from '../region/RegionValue';
import { changedItems } from './changedItems';

/** Placeholder in the log for a redacted value (`server/audit/redact.ts`). */
const REDACTED = '***';

/** The changes of a log entry, field by field: label, old value and new value, in words. */
export function ChangeLines({ entity: name, diff }: { entity: string; diff: unknown }) {
  const entity = useEntityDefinition(name);
  const changes = isRecord(diff) ? Object.entries(diff) : [];
  if (changes.length === 0) return null;
  return (
    <Lines>
      {changes.map(([field, change]) => {
        const [before, after] = Array.isArray(change) && change.length === 2 ? change : [undefined, change];
        return <ChangeLine key={field} name={name} entity={entity} path={field} before={before} after={after} />;
      })}
    </Lines>
  );
}

interface ChangeLineProps {
  name: string;
  /** Absent until it has loaded, or permanently if it is unknown. */
  entity: Entity | undefined;
  path: string;
  /** `undefined` if the entry has only the new value. */
  before: unknown;
  after: unknown;
}

function ChangeLine({ name, entity, path, before, after }: ChangeLineProps) {
  const translate = useTranslate();
  const isConfirmed = path === CONFIRMED_DUPLICATES;
  const field = isConfirmed ? references(name, {}) : entity && findField(entity, path);
  const label = (
    <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
      {isConfirmed ? translate('kit.history.confirmedDuplicates') : translate(fieldLabel({ name }, path), { _: path })}
    </Box>
  );
  if (field?.kind === 'group' && isRecord(after)) {
    const old = isRecord(before) ? before : {};
    const parts = Object.keys(field.fields).filter((part) => !isSame(old[part], after[part]));
    return (
      <li>
        {label}
        <Lines>
          {parts.map((part) => (
            <ChangeLine
              key={part}
              name={name}
              entity={entity}
              path={`${path}.${part}`}
              before={before === undefined ? undefined : (old[part] ?? null)}
              after={after[part] ?? null}
            />
          ))}
        </Lines>
      </li>
    );
  }
  const items = before === undefined ? undefined : changedItems(before, after);
  return (
    <li>
      {label}
      {items ? (
        (['removed', 'added'] as const)
          .filter((which) => items[which].length > 0)
          .map((which) => (
            <Box key={which} sx={{ display: field?.kind === 'list' ? 'block' : 'inline', marginInlineEnd: 1.5 }}>
              {translate(`kit.history.${which}`)}
              {translate('kit.filter.colon')}
              <ChangedValue entity={entity} path={path} field={field} value={items[which]} />
            </Box>
          ))
      ) : (
        <>
          {before !== undefined && before !== after && (
            <>
              <ChangedValue entity={entity} path={path} field={field} value={before} />
              {' → '}
            </>
          )}
          <ChangedValue entity={entity} path={path} field={field} value={after} />
        </>
      )}
    </li>
  );
}

interface ChangedValueProps extends Pick<ChangeLineProps, 'entity' | 'path'> {
  field: Field | undefined;
  value: unknown;
}

function ChangedValue({ entity, path, field, value }: ChangedValueProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (value === null || value === undefined || value === '') return <EmptyValue />;
  if (value === REDACTED) return <>{translate('kit.history.personal')}</>;
  if (!entity || !field) return <>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</>;
  if (isRegion(field)) return <RegionValue codes={[value].flat().map(String)} />;
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <ReferenceValue entity={field.entity} ids={[value].flat().map(Number)} />;
    case 'list':
      if (!Array.isArray(value)) break;
      return <SubRecords entity={entity} source={path} field={field} rows={value} />;
  }
  return (
    <>{formatValue(field, value, { locale, translate, choiceLabel: (code) => choiceLabel(entity, path, code) })}</>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
