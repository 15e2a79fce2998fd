import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { isRecord } from '../../../../contract/values/isRecord';
import {
  ChoiceChip,
  EmptySection,
  extractRows,
  formatMoment,
  type KitRecord,
  useAllowedActions,
  useCallQuery,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import type { AddressUse } from '../entities/places/userAddress';

const actions = ['selectUses'];

/** Lists the open visits of an address, and which of them keep their snapshot of the place. */
export function AddressUses({ record: { id } }: { record: KitRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const isAllowed = useAllowedActions(resource, actions).has('selectUses');
  const { data } = useAddressUses(resource, id, isAllowed);
  if (!data) return null;
  if (data.length === 0) return <EmptySection>{translate('service-manage.address.noUses')}</EmptySection>;
  const unchangedUses = data.filter(({ isFrozen, isChanged }) => isFrozen && isChanged).length;
  return (
    <>
      {unchangedUses > 0 && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {translate('service-manage.address.keptCount', { smart_count: unchangedUses })}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {data.map((use) => (
          <AddressUseItem key={use.applicationId} use={use} />
        ))}
      </Box>
    </>
  );
}

function AddressUseItem({
  use: { applicationId, applicationNo, status, planStart, isFrozen, isChanged },
}: {
  use: AddressUse;
}) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const visits = useEntityResource(serviceApplication.name);
  const state = isFrozen ? (isChanged ? 'kept' : 'frozen') : isChanged ? 'taken' : 'follows';
  return (
    <Box
      component="li"
      sx={{ fontSize: '0.875rem', display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
    >
      {visits ? (
        <MuiLink
          component={Link}
          to={createPath({ resource: visits, id: applicationId, type: 'show' })}
          underline="hover"
        >
          {applicationNo}
        </MuiLink>
      ) : (
        applicationNo
      )}
      <Box component="time" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatMoment(planStart)}
      </Box>
      <ChoiceChip entity={serviceApplication} field="status" value={status} />
      <Box component="span" sx={{ color: isFrozen && isChanged ? 'warning.main' : 'text.secondary' }}>
        {translate(`service-manage.address.uses.${state}`)}
      </Box>
    </Box>
  );
}

function useAddressUses(resource: string, id: KitRecord['id'], isAllowed: boolean) {
  return useCallQuery(
    resource,
    'selectUses',
    { id },
    { parse: (answer) => extractRows(answer).filter(isAddressUse), enabled: isAllowed },
  );
}

function isAddressUse(row: unknown): row is AddressUse {
  return isRecord(row) && typeof row.applicationId === 'number' && typeof row.isFrozen === 'boolean';
}
