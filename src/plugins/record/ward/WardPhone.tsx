import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { choiceLabel, type KitRecord, RevealButton, RevealScope, useRevealedRecord } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { type DeviceUser, deviceUser } from '../../device/entities/deviceUser';

/** Shows whom to call, for a reason that is written down; for those who may see wearers unmasked. */
export function WardPhone({ deviceUserId }: { deviceUserId: number }) {
  const resource = useEntityResource(deviceUser.name);
  if (!resource) return null;
  return (
    <ResourceContextProvider value={resource}>
      <RevealScope>
        <Phones record={{ id: deviceUserId }} />
      </RevealScope>
    </ResourceContextProvider>
  );
}

function Phones({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const revealed = useRevealedRecord(record);
  // The answer of this entity's own call.
  const { name, phone, emergencyContacts } = revealed as Partial<DeviceUser>;
  const people = [
    ...(phone ? [{ who: name ?? '', phone }] : []),
    ...(emergencyContacts ?? []).map((contact) => ({
      who: `${contact.name}（${translate(choiceLabel(deviceUser, 'emergencyContacts_relation', contact.relation))}）`,
      phone: contact.phone,
    })),
  ];
  return (
    <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
      <RevealButton record={record} label={translate('record-manage.ward.phone')} />
      {revealed !== record && people.length === 0 && <Box>{translate('record-manage.ward.noPhone')}</Box>}
      {people.map(({ who, phone: number }) => (
        <Box key={`${who} ${number}`} sx={{ overflowWrap: 'anywhere' }}>
          {who} <Link href={`tel:${number}`}>{number}</Link>
        </Box>
      ))}
    </Box>
  );
}
