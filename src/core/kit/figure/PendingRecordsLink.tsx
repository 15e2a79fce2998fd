import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import type { FilterValues } from '../list/filters/filterValues';
import { describeCountedRecords } from './describeCountedRecords';
import { useCount } from './useCount';
import { useListPath } from './useListPath';

export interface PendingRecordsLinkProps<E extends Entity = Entity> {
  entity: E;
  /** What is waiting: a message key. */
  label: string;
  filter: FilterValues<FieldName<E>>;
  tone: 'danger' | 'warning';
  /** Link target. Defaults to the list with the filter. */
  to?: string;
}

/**
 * Shows how many records are waiting, as a link to them; absent if there are none, or without the permission to list them.
 */
export function PendingRecordsLink<E extends Entity>(props: PendingRecordsLinkProps<E>) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <ResourcePendingRecordsLink {...props} resource={resource} /> : null;
}

function ResourcePendingRecordsLink({
  entity,
  resource,
  label,
  filter,
  tone,
  to,
}: PendingRecordsLinkProps & { resource: string }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const path = useListPath(resource, filter);
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { count } = useCount({ resource, filter, isDisabled: !isAllowed });
  if (!count) return null;
  return (
    <ButtonBase
      component={Link}
      to={to ?? path}
      title={describeCountedRecords({ entity, filter }, { translate, locale })}
      sx={{
        display: 'flex',
        width: '100%',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        textAlign: 'start',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: 1 }}>{translate(label)}</Box>
      <Box
        sx={{
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: tone === 'danger' ? 'error.main' : 'warning.dark',
        }}
      >
        {count.toLocaleString(locale)}
      </Box>
      <ChevronRightIcon fontSize="small" sx={{ color: 'text.secondary' }} />
    </ButtonBase>
  );
}
