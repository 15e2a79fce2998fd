import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/representRecord';
import { FieldValue } from '../field/FieldValue';
import { ColorDot } from '../field/ReferenceValue';
import type { ColumnInput, CustomColumn } from '../list/columns';
import { EntityList } from '../list/EntityList';
import type { QuickFilter } from '../list/ListSettings';
import { EnabledSwitch } from './EnabledSwitch';

const DictionaryDialog = lazy(() => import('./DictionaryDialog'));

export interface DictionaryListProps {
  /** A type list (`defineDictionary`). */
  entity: Entity;
  /** Columns of its own fields, between the names and the shared ones. */
  columns?: readonly ColumnInput[];
  /** Title, a message key; the entity's name unless told. */
  title?: string;
  description?: string;
  /** Inputs of the page's own, by field. */
  inputs?: Readonly<Record<string, ReactNode>>;
  /** How wide the dialog may become, where its inputs need more room. */
  width?: 'sm' | 'md' | 'lg';
}

/** The page of a type list: entries in their order, switched on and off in place, made and changed in a dialog. */
export function DictionaryList({ entity, columns = [], title, description, inputs, width }: DictionaryListProps) {
  const [open, setOpen] = useState<{ record?: KitRecord }>();
  return (
    <>
      <EntityList
        entity={entity}
        title={title}
        description={description}
        columns={[
          nameColumn(entity),
          'nameEn',
          codeColumn(entity),
          ...columns,
          'sort',
          enabledColumn(entity),
          usageColumn,
        ]}
        quickFilters={quickFilters}
        onCreate={() => setOpen({})}
        onEdit={(record) => setOpen({ record })}
      />
      {open && (
        <Suspense fallback={null}>
          <DictionaryDialog
            entity={entity}
            record={open.record}
            inputs={inputs}
            width={width}
            onClose={() => setOpen(undefined)}
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

const usageColumn: CustomColumn = { source: 'usageCount', numeric: true, sortable: false };

function nameColumn(entity: Entity): CustomColumn {
  return {
    source: 'name',
    render: (record) => (
      <>
        {typeof record.color === 'string' && record.color && <ColorDot color={record.color} />}
        <FieldValue entity={entity} source="name" record={record} />
      </>
    ),
  };
}

function codeColumn(entity: Entity): CustomColumn {
  return {
    source: 'code',
    render: (record) => (
      <>
        <FieldValue entity={entity} source="code" record={record} />
        {record.builtin === true && <BuiltinTag />}
      </>
    ),
  };
}

/** Marks an entry of a public standard: it may be renamed and switched off, not removed. */
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

function enabledColumn(entity: Entity): CustomColumn {
  return { source: 'enabled', render: (record) => <EnabledSwitch entity={entity} record={record} /> };
}
