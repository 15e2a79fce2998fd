import Box from '@mui/material/Box';
import { type RaRecord, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import type { Column } from '../columns/columns';
import { useListSettings } from '../ListSettings';
import { BulkBar } from '../selection/BulkBar';
import { type AvailableListActions, useAvailableListActions } from '../useAvailableListActions';
import { RowActions } from './RowActions';
import { RowCheck } from './RowCheck';
import { useCells } from './useCells';

/** The rows as cards, for narrow screens: the same columns, two per line. */
export function RecordCards() {
  const { shown, title } = useListSettings().shownColumns;
  const { data } = useListContext<RaRecord>();
  const availableActions = useAvailableListActions();
  return (
    <>
      <BulkBar />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <RecordCard record={record} columns={shown} title={title} availableActions={availableActions} />
          </RecordContextProvider>
        ))}
      </Box>
    </>
  );
}

interface RecordCardProps {
  record: RaRecord;
  columns: readonly Column[];
  title?: Column;
  availableActions: AvailableListActions;
}

function RecordCard({ record, columns, title, availableActions }: RecordCardProps) {
  const { entity } = useListSettings();
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const cell = useCells(record);
  const rest = columns.filter((column) => column !== title);
  return (
    <Box component="li" sx={{ padding: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 32, fontWeight: 600 }}>
        {availableActions.hasBulkActions && (
          <RowCheck
            label={translate('kit.list.select', { name: String(record[entity.titleField] ?? record.id) })}
            checked={selectedIds.includes(record.id)}
            onToggle={() => onToggleItem(record.id)}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>{title && cell(title, true)}</Box>
        {availableActions.row && <RowActions record={record} available={availableActions.row} />}
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 0.5, margin: 0 }}
      >
        {rest.map((column) => (
          <Box key={column.source} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {translate(column.label)}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
              {cell(column, false)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
