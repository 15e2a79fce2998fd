import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ResourceContextProvider, useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import {
  type KitRecord,
  PhoneNumbers,
  RevealButton,
  RevealScope,
  useAllowedActions,
  useRevealedRecord,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { deviceUser } from '../../device/entities/wearers/deviceUser';

/** Shows the phone numbers to call, for a logged reason. Requires the permission to see wearers unmasked. */
export function WardPhone({ deviceUserId, elderlyId }: { deviceUserId: number; elderlyId: number | null }) {
  const resource = useEntityResource(deviceUser.name);
  if (!resource) return null;
  return (
    <ResourceContextProvider value={resource}>
      <RevealScope>
        <Phones record={{ id: deviceUserId }} elderlyId={elderlyId} />
      </RevealScope>
    </ResourceContextProvider>
  );
}

function Phones({ record, elderlyId }: { record: KitRecord; elderlyId: number | null }) {
  const translate = useTranslate();
  const isRevealed = useRevealedRecord(record) !== record;
  return (
    <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
      <RevealButton record={record} label={translate('record-manage.ward.phone')} />
      {isRevealed && <PhoneNumbers entity={deviceUser} record={record} />}
      {isRevealed && elderlyId !== null && <FollowUpLink elderlyId={elderlyId} />}
    </Box>
  );
}

/** Links to a new phone follow-up of the elder if the user may create one. */
function FollowUpLink({ elderlyId }: { elderlyId: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useEntityResource('returnVisit');
  const canCreateFollowUp = useAllowedActions(resource ?? '', ['create']).has('create');
  if (!resource || !canCreateFollowUp) return null;
  const initialValues = JSON.stringify({ elderlyId, method: 'phone', purpose: 'incident' });
  return (
    <Link
      component={RouterLink}
      to={`${createPath({ resource, type: 'create' })}?source=${encodeURIComponent(initialValues)}`}
      sx={{ display: 'inline-block', marginBlockStart: 0.5 }}
    >
      {translate('record-manage.ward.followUp')}
    </Link>
  );
}
