import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, useKitInput } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { userAddress } from '../../entities/places/userAddress';
import { useApplicationDraft, useChosenElder } from './useApplicationDraft';

const OPTIONS_MAX = 100;

/** Selects the place of service: the elder's home, or an address stored for the elder or a relative. */
export function AddressInput() {
  const translate = useTranslate();
  const source = 'userAddressId';
  const { field, fieldProps } = useKitInput({
    source,
    label: fieldLabel(serviceApplication, source),
    helperText: 'service-manage.application.form.addressHelp',
    format: (value) => (value == null ? '' : String(value)),
    parse: (text) => (text === '' ? null : Number(text)),
  });
  const { ref: _, ...control } = field;
  const addresses = useAddresses(useApplicationDraft().elderlyId);
  const isKnown = field.value === '' || addresses.some(({ id }) => String(id) === field.value);
  return (
    <TextField
      {...control}
      select
      fullWidth
      size="small"
      margin="none"
      value={isKnown ? field.value : ''}
      {...fieldProps}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('service-manage.application.form.home')}</MenuItem>
      {addresses.map((address) => (
        <MenuItem key={address.id} value={String(address.id)} sx={{ whiteSpace: 'normal' }}>
          {[
            address.tag && translate(choiceLabel(userAddress, 'tag', String(address.tag))),
            address.regionText,
            address.detail,
            address.contactName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Returns the addresses of the elder and of the elder's relatives, each once. */
function useAddresses(elderlyId: number | undefined): RaRecord[] {
  const resource = useEntityResource('userAddress') ?? '';
  const userIds: unknown = useChosenElder(elderlyId)?.userIds;
  const isQueryEnabled = resource !== '' && elderlyId !== undefined;
  const question = (filter: object) => ({
    pagination: { page: 1, perPage: OPTIONS_MAX },
    sort: { field: 'id', order: 'ASC' as const },
    filter,
  });
  const relatives = Array.isArray(userIds) ? userIds : [];
  const { data: own = [] } = useGetList(resource, question({ elderlyId }), { enabled: isQueryEnabled, retry: false });
  const { data: theirs = [] } = useGetList(resource, question({ userId: relatives }), {
    enabled: isQueryEnabled && relatives.length > 0,
    retry: false,
  });
  if (!isQueryEnabled) return [];
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...(relatives.length > 0 ? theirs.filter(({ id }) => !ids.has(id)) : [])];
}
