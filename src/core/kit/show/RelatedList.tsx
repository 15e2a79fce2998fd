import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import {
  type RaRecord,
  ResourceContextProvider,
  useCreatePath,
  useGetList,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import { useEntityResource } from '../../plugin-api';
import { useAllowedActions } from '../action/useAllowedActions';
import { entityLabel } from '../entity/labels';
import { FieldValue } from '../field/FieldValue';
import { ReferencingRecordsContext } from '../field/ReferencingRecords';
import { resolveColumns, visibleColumns } from '../list/columns/columns';
import type { FilterValues } from '../list/filters/filterValues';
import { NothingRelated } from './NothingRelated';

export interface RelatedListProps<E extends Entity = Entity> {
  /** Entity of the related records. */
  entity: E;
  /** Filter for the related records (`{ userId: 12 }`). */
  filter: FilterValues<FieldName<E>>;
  columns?: readonly FieldName<E>[];
  /** Heading, a message key. Defaults to the entity's name. */
  label?: string;
  /** Number of rows; a link leads to the rest. */
  limit?: number;
}

/** The first related records, with a link to all of them. Absent without the permission or the resource. */
export function RelatedList<E extends Entity>(props: RelatedListProps<E>) {
  const resource = useEntityResource(props.entity.name);
  return resource ? <ResourceRelatedList {...props} resource={resource} /> : null;
}

const NO_ROWS: readonly RaRecord[] = [];

function ResourceRelatedList({
  entity,
  resource,
  filter,
  columns,
  label,
  limit = 5,
}: RelatedListProps & { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const isAllowed = useAllowedActions(resource, ['list']).has('list');
  const { all, defaults } = resolveColumns({ entity, named: columns });
  const shown = visibleColumns(all, defaults);
  const [field = 'id', order = 'desc'] = entity.sort[0] ?? [];
  const {
    data = NO_ROWS,
    total = 0,
    isPending,
  } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: limit }, sort: { field, order: order === 'asc' ? 'ASC' : 'DESC' }, filter },
    { enabled: isAllowed, retry: false },
  );
  const referencing = useMemo(() => ({ resource, ids: data.map(({ id }) => id) }), [resource, data]);
  if (!isAllowed) return null;
  return (
    <ResourceContextProvider value={resource}>
      <ReferencingRecordsContext value={referencing}>
        <Paper variant="outlined" component="section" sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, paddingInline: 2 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
              {translate(label ?? entityLabel(entity))}
              {total > 0 && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, marginInlineStart: 1 }}>
                  {total}
                </Box>
              )}
            </Typography>
            {!isPending && data.length === 0 && <NothingRelated />}
            {total > limit && definition?.hasList && (
              <Button
                size="small"
                component={RouterLink}
                to={`${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
              >
                {translate('kit.show.related')}
              </Button>
            )}
          </Box>
          {data.length > 0 && (
            <Box sx={{ overflowX: 'auto', containerType: 'inline-size' }}>
              <Table size="small" sx={tableSx}>
                <TableHead>
                  <TableRow>
                    {shown.map((column) => (
                      <TableCell key={column.source} align={column.numeric ? 'right' : 'left'}>
                        {translate(column.label)}
                      </TableCell>
                    ))}
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.map((record) => (
                    <TableRow key={record.id}>
                      {shown.map((column, at) => (
                        <TableCell
                          key={column.source}
                          align={column.numeric ? 'right' : 'left'}
                          title={translate(column.label)}
                        >
                          {at === 0 && definition?.hasShow ? (
                            <Link
                              component={RouterLink}
                              to={createPath({ resource, id: record.id, type: 'show' })}
                              underline="hover"
                            >
                              <FieldValue entity={entity} source={column.source} record={record} />
                            </Link>
                          ) : (
                            <FieldValue entity={entity} source={column.source} record={record} />
                          )}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
          )}
        </Paper>
      </ReferencingRecordsContext>
    </ResourceContextProvider>
  );
}

/** In a narrow place a row is two lines: what it is, and the other values one after the other. */
const tableSx = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '@container (max-width: 480px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1.5,
      padding: '8px 16px',
      borderTop: 1,
      borderColor: 'divider',
    },
    '& td': { padding: 0, border: 0, color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' },
    '& td:first-of-type': { flex: '1 0 100%', fontSize: '0.875rem' },
    // Nothing in a row of values needs no dash.
    '& td:has(> .kit-nothing:only-child)': { display: 'none' },
  },
} as const;
