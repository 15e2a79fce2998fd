import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetList, useGetMany, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Entity } from '../../../../contract/defineEntity';
import { hasMaskedFields } from '../../../../contract/masks';
import { addDays } from '../../../../contract/moment';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { formatMoment } from '../entity/formatValue';
import type { KitRecord } from '../entity/recordTitle';
import { today } from '../entity/today';
import { useListPath } from '../figure/useListPath';
import { REVEAL_PERMISSIONS } from '../reveal/revealPermissions';
import { ChangeLines } from './ChangeLines';
import { NothingRelated } from './NothingRelated';

/** Name of the audit log's entity. */
const LOG = 'log';
/** Number of entries shown; the list has all of them. */
const ENTRIES_SHOWN = 10;
/** Calls that reveal masked values of a record. */
const REVEAL_OPERATIONS = [...REVEAL_PERMISSIONS, 'lookup', 'exportPerson'];
/** Initial number of days covered by "who looked". */
const REVEAL_DAYS = 7;

/**
 * The changes of a record, newest first: who, when, which field from what to what, and why; absent without the
 * permission to read the log.
 */
export function RecordHistory({ entity, record }: { entity: Entity; record: KitRecord }) {
  const resource = useEntityResource(LOG) ?? '';
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  // Log entries have no history.
  if (!resource || !isAllowed || entity.name === LOG) return null;
  return <History resource={resource} entity={entity} id={String(record.id)} />;
}

function History({ resource, entity, id }: { resource: string; entity: Entity; id: string }) {
  const translate = useTranslate();
  const filter = { entity: entity.name, entityId: id };
  const all = useListPath(resource, filter);
  const revealsPath = useListPath(resource, {
    ...filter,
    operation: REVEAL_OPERATIONS,
    createTime: { from: addDays(today(), -REVEAL_DAYS) },
  });
  const {
    data: rows = [],
    total = 0,
    isPending,
  } = useGetList<KitRecord>(
    resource,
    { pagination: { page: 1, perPage: ENTRIES_SHOWN }, sort: { field: 'createTime', order: 'DESC' }, filter },
    { retry: false },
  );
  // List responses omit the changes.
  const { data: fullEntries } = useGetMany<KitRecord>(
    resource,
    { ids: rows.map((row) => row.id) },
    { enabled: rows.length > 0, retry: false },
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('kit.show.history')}
      sx={{ minWidth: 0, px: 2, py: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
          {translate('kit.show.history')}
        </Typography>
        {!isPending && rows.length === 0 && <NothingRelated />}
        {hasMaskedFields(entity) && (
          <Button size="small" component={RouterLink} to={revealsPath}>
            {translate('kit.history.looks', { days: REVEAL_DAYS })}
          </Button>
        )}
        {total > ENTRIES_SHOWN && (
          <Button size="small" component={RouterLink} to={all}>
            {translate('kit.show.related')}
          </Button>
        )}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} diff={fullEntries?.find((each) => each?.id === row.id)?.diff} />
        ))}
      </Box>
    </Paper>
  );
}

function Entry({ row, diff }: { row: KitRecord; diff: unknown }) {
  const translate = useTranslate();
  const { createTime, adminName, what, reason, success, errorMsg } = row;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Box component="time" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatMoment(String(createTime))}
        </Box>
        <b>{adminName ? String(adminName) : translate('kit.actor.system')}</b>
        <span>{String(what ?? '')}</span>
        {success === false && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {translate('kit.history.refused', { reason: String(errorMsg ?? '') })}
          </Box>
        )}
        {typeof reason === 'string' && reason !== '' && <span>{translate('kit.history.reason', { reason })}</span>}
      </Box>
      <ChangeLines entity={String(row.entity)} diff={diff} />
    </Box>
  );
}
