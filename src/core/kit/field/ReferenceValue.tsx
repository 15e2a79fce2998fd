import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Fragment } from 'react';
import {
  type Identifier,
  type RaRecord,
  useCreatePath,
  useGetManyAggregate,
  useLocaleState,
  useResourceDefinitions,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useEntityResource } from '../../plugin-api';
import { useIsAllowed } from '../action/useAllowedActions';
import { listSeparator } from '../entity/formatValue';
import { representOf, representRecord } from '../entity/representRecord';

export interface ReferenceValueProps {
  /** Name of the entity the ids belong to. */
  entity: string;
  ids: readonly Identifier[];
  /** Leads to the record's page where it has one. */
  link?: boolean;
}

/**
 * The names of referenced records; a grey bar while they are read, and their ids where nobody knows them or the
 * administrator may not read them: nobody is refused what they did not ask for.
 */
export function ReferenceValue({ entity, ids, link = false }: ReferenceValueProps) {
  const resource = useEntityResource(entity);
  if (ids.length === 0) return null;
  if (!resource) return <Numbers ids={ids} />;
  return <AllowedReferences resource={resource} ids={ids} link={link} />;
}

function Numbers({ ids }: { ids: readonly Identifier[] }) {
  const [locale] = useLocaleState();
  return <>{ids.map((id) => `#${id}`).join(listSeparator(locale))}</>;
}

interface References {
  resource: string;
  ids: readonly Identifier[];
  link: boolean;
}

function AllowedReferences({ resource, ids, link }: References) {
  const isAllowed = useIsAllowed(resource, 'list');
  if (isAllowed === undefined) return ids.map((id) => <WaitingName key={id} />);
  return isAllowed ? <KnownReferences resource={resource} ids={ids} link={link} /> : <Numbers ids={ids} />;
}

/** Names that were read less than this ago serve again: a page that comes back into view asks for all of them. */
const NAMES_MS = 30_000;

function KnownReferences({ resource, ids, link }: References) {
  const [locale] = useLocaleState();
  const createPath = useCreatePath();
  const definition = useResourceDefinitions()[resource];
  const { data, isPending } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: [...ids] },
    { retry: false, staleTime: NAMES_MS },
  );
  return (
    <>
      {ids.map((id, at) => {
        const record = data?.find((row) => row && String(row.id) === String(id));
        if (!record && isPending) return <WaitingName key={id} />;
        const name = record ? representRecord({ record, represent: representOf(definition), locale }) : `#${id}`;
        return (
          <Fragment key={id}>
            {at > 0 && listSeparator(locale)}
            {typeof record?.color === 'string' && record.color && <ColorDot color={record.color} />}
            {link && definition?.hasShow ? (
              <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })} underline="hover">
                {name}
              </Link>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
    </>
  );
}

function WaitingName() {
  return <Skeleton component="span" sx={{ display: 'inline-block', width: '4em', marginInlineEnd: 0.5 }} />;
}

/** A small disc in a type-list entry's colour. */
export function ColorDot({ color }: { color: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: 8,
        height: 8,
        borderRadius: '50%',
        marginInlineEnd: '6px',
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 15%)',
      }}
      style={{ backgroundColor: color }}
    />
  );
}
