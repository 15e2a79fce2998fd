import Box from '@mui/material/Box';
import { useGetOne, useResourceContext } from 'react-admin';
import { type KitRecord, RevealButton, useAllowedActions } from '../../../core/kit';
import { VisitMap } from '../application/show/VisitMap';

const actions = ['show'];

/** Shows the planned place of the visit under review, and where it was signed. */
export function VisitPlaces({ id }: { id: number }) {
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, actions).has('show');
  const { data: record } = useGetOne<KitRecord & { id: number }>(
    resource,
    { id },
    { enabled: isAllowed, retry: false },
  );
  if (!record) return null;
  return (
    <Box>
      <VisitMap record={record} />
      <RevealButton record={record} />
    </Box>
  );
}
