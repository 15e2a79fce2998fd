import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type HostSearchAction, usePermission } from '../../plugin-api';
import type { RecordSearchGroup } from './useRecordSearch';

interface RecordResultProps {
  id: string;
  search: RecordSearchGroup['search'];
  row: RecordSearchGroup['rows'][number];
  /** Whether Enter opens it. */
  isActive: boolean;
  go: (editPath: string) => void;
}

/** A record in the search results: its name, distinguishing details, and its actions. */
export function RecordResult({ id, search, row, isActive, go }: RecordResultProps) {
  const translate = useTranslate();
  const { record, name, details } = row;
  const element = useRef<HTMLDivElement>(null);
  const canEdit = usePermission({ resource: search.resource, action: 'edit' });
  const editPath = `/${search.resource}/${encodeURIComponent(record.id)}`;
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={[name, ...details].join(' ')}
      // The input keeps the focus; the arrow keys and Enter reach this option.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => go(recordPath(search, record.id))}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1.5,
        borderRadius: 1.5,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-selected="true"]': { bgcolor: 'primary.light' },
      }}
    >
      <Box sx={{ fontWeight: 600, color: 'text.primary', flexShrink: 0, maxWidth: '50%', ...ellipsis }}>{name}</Box>
      <Box sx={{ flex: 1, minWidth: 0, fontSize: 12, color: 'text.secondary', ...ellipsis }}>{details.join(' · ')}</Box>
      {search.actions.map((action) => (
        <ResultAction key={action.key} action={action} record={record} go={go} />
      ))}
      {search.hasEdit && canEdit && (
        <ActionButton label={translate('console.search.edit', { name })} onPress={() => go(editPath)}>
          <EditOutlinedIcon fontSize="small" />
        </ActionButton>
      )}
    </Box>
  );
}

/** Returns the path of a record's page, or of its edit form if there is no page. */
export function recordPath({ resource, hasShow }: RecordSearchGroup['search'], id: string | number): string {
  return `/${resource}/${encodeURIComponent(id)}${hasShow ? '/show' : ''}`;
}

interface ResultActionProps {
  action: HostSearchAction;
  record: RecordSearchGroup['rows'][number]['record'];
  go: (editPath: string) => void;
}

function ResultAction({ action, record, go }: ResultActionProps) {
  const translate = useTranslate();
  if (!usePermission(action.permission)) return null;
  const Icon = action.icon;
  return (
    <ActionButton label={translate(action.label)} onPress={() => go(action.to(record))}>
      <Icon />
    </ActionButton>
  );
}

function ActionButton({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        sx={{ '& svg': { fontSize: 18 } }}
        onClick={(event) => {
          event.stopPropagation();
          onPress();
        }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
