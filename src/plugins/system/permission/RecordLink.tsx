import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useEntityResource } from '../../../core/plugin-api';

/** Links to the page of a record; plain text if there is none. */
export function RecordLink({ entity, id, children }: { entity: string; id: number; children: ReactNode }) {
  const createPath = useCreatePath();
  const resource = useEntityResource(entity);
  if (!resource) return children;
  return (
    <Link component={RouterLink} to={createPath({ resource, id, type: 'show' })}>
      {children}
    </Link>
  );
}
