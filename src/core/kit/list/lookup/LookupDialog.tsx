import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { lookupFields } from '../../../../../contract/query/lookupFields';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import { fieldLabel } from '../../entity/labels';
import { ReasonDialog } from '../../reveal/ReasonDialog';
import { useListSettings } from '../ListSettings';

/** Asks for the complete number and a reason, and shows the matching record as the only row of the list. */
export default function LookupDialog({ onClose }: { onClose: () => void }) {
  const { entity, resource } = useListSettings();
  const { setFilters } = useListContext();
  const dataProvider = useKitDataProvider();
  const translate = useTranslate();
  const names = lookupFields(entity);
  const [field, setField] = useState(names[0] ?? '');
  const [value, setValue] = useState('');

  async function lookUp(reason: string): Promise<void> {
    const record = await dataProvider.lookup(resource, { field, value: value.trim(), reason });
    if (!record) throw new Error(translate('kit.lookup.nothing'));
    setFilters({ id: record.id });
  }

  return (
    <ReasonDialog
      title={translate('kit.lookup.title')}
      description={translate('kit.lookup.description')}
      suggestions={['call', 'identity', 'visit'].map((name) => translate(`kit.lookup.reasons.${name}`))}
      confirmLabel={translate('kit.lookup.action')}
      onConfirm={lookUp}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        margin="dense"
        label={translate('kit.lookup.field')}
        value={field}
        onChange={(event) => setField(event.target.value)}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(fieldLabel(entity, name))}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus
        fullWidth
        required
        margin="dense"
        autoComplete="off"
        label={translate('kit.lookup.value')}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </ReasonDialog>
  );
}
