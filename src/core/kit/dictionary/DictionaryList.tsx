import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dictionaryColumns, type Entity, type FieldName } from '../../../../contract/defineEntity';
import { type KitRecord, recordTitle } from '../entity/recordTitle';
import { useLocaleCode } from '../entity/useLocaleCode';
import { ColorDot } from '../field/ColorDot';
import { FieldValue } from '../field/FieldValue';
import type { FormOptions } from '../form/FormSettings';
import type { ColumnInput } from '../list/columns/columns';
import { EntityList } from '../list/EntityList';
import type { QuickFilter } from '../list/ListSettings';
import { EnabledSwitch } from './EnabledSwitch';

const DictionaryDialog = lazy(() => import('./DictionaryDialog'));

export interface DictionaryListProps<E extends Entity = Entity> {
  /** A type list (`defineDictionary`). */
  entity: E;
  /** Columns between the names and the common columns of all type lists. Defaults to those of the definition. */
  columns?: readonly ColumnInput<FieldName<E>>[];
  /** Title, a message key. Defaults to the entity's name. */
  title?: string;
  description?: string;
  /** Custom inputs, by field. */
  inputs?: FormOptions<E>['inputs'];
  /** Maximum width of the dialog, if its inputs need more room. */
  width?: 'sm' | 'md' | 'lg';
}

/** The page of a type list: sorted entries that are enabled and disabled in place, and created and edited in a dialog. */
export function DictionaryList<E extends Entity>({
  entity: entityDefinition,
  columns,
  title,
  description,
  inputs,
  width,
}: DictionaryListProps<E>) {
  const [dialogState, setDialogState] = useState<{ record?: KitRecord }>();
  const entity: Entity = entityDefinition;
  const columnInputs: readonly ColumnInput[] = columns
    ? dictionaryColumns<ColumnInput>(columns)
    : (entity.columns ?? []);
  return (
    <>
      <EntityList
        entity={entity}
        title={title}
        description={description}
        columns={columnInputs.map((column) => resolveCommonColumn(entity, column))}
        quickFilters={quickFilters}
        onCreate={() => setDialogState({})}
        onEdit={(record) => setDialogState({ record })}
      />
      {dialogState && (
        <Suspense fallback={null}>
          <DictionaryDialog
            entity={entity}
            record={dialogState.record}
            inputs={inputs}
            width={width}
            onClose={() => setDialogState(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const quickFilters: readonly QuickFilter[] = [
  { label: 'kit.dictionary.onlyEnabled', filter: { enabled: true } },
  { label: 'kit.dictionary.onlyDisabled', filter: { enabled: false } },
];

/** Common columns of type lists with a special rendering. */
function resolveCommonColumn(entity: Entity, column: ColumnInput): ColumnInput {
  switch (column) {
    case 'name':
      return {
        source: 'name',
        render: (record) => (
          <>
            {typeof record.color === 'string' && record.color && <ColorDot color={record.color} />}
            <EntryTitle entity={entity} record={record} />
          </>
        ),
      };
    case 'code':
      return {
        source: 'code',
        render: (record) => (
          <>
            <FieldValue entity={entity} source="code" record={record} />
            {record.builtin === true && <BuiltinTag />}
          </>
        ),
      };
    case 'enabled':
      return { source: 'enabled', render: (record) => <EnabledSwitch entity={entity} record={record} /> };
    default:
      return column;
  }
}

function EntryTitle({ entity: { titleField }, record }: { entity: Entity; record: KitRecord }) {
  const locale = useLocaleCode();
  return recordTitle({ record, titleField, locale });
}

/** Marks an entry of a public standard: it can be renamed and disabled, but not deleted. */
function BuiltinTag() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        marginInlineStart: 0.75,
        paddingInline: '4px',
        border: 1,
        borderColor: 'divider',
        borderRadius: '4px',
        fontSize: '0.6875rem',
        lineHeight: '16px',
        color: 'text.secondary',
      }}
    >
      {translate('kit.dictionary.builtin')}
    </Box>
  );
}
