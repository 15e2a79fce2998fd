import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { Suggestion } from '../../../../../contract/fields';
import { type ListView, VIEW_SHARINGS } from '../../../../../contract/query/listView';
import { extractRows } from '../../action/extractRows';
import { useCallQuery } from '../../action/useCallQuery';

export type SharingChoice = Pick<ListView, 'sharing' | 'templateId' | 'sharedDefault'>;

interface ShareInputsProps {
  resource: string;
  value: SharingChoice;
  onChange: (value: SharingChoice) => void;
}

/** With whom a view is shared, and whether it is their default. */
export function ShareInputs({ resource, value, onChange }: ShareInputsProps) {
  const translate = useTranslate();
  const { data: roles = [] } = useCallQuery(resource, 'selectViewRoles', {}, { parse: extractRows<Suggestion> });
  return (
    <>
      <RadioGroup
        aria-label={translate('kit.views.share')}
        value={value.sharing}
        onChange={(_, sharing) =>
          onChange({ ...value, sharing: VIEW_SHARINGS.find((each) => each === sharing) ?? 'none' })
        }
      >
        {VIEW_SHARINGS.map((sharing) => (
          <FormControlLabel
            key={sharing}
            value={sharing}
            control={<Radio size="small" />}
            label={translate(`kit.views.sharing.${sharing}`)}
          />
        ))}
      </RadioGroup>
      {value.sharing === 'role' && (
        <TextField
          select
          fullWidth
          size="small"
          margin="dense"
          label={translate('kit.views.role')}
          value={roles.length > 0 ? (value.templateId ?? '') : ''}
          onChange={({ target }) => onChange({ ...value, templateId: Number(target.value) })}
        >
          {roles.map((role) => (
            <MenuItem key={role.value} value={Number(role.value)}>
              {role.name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {value.sharing !== 'none' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={value.sharedDefault}
              onChange={(_, sharedDefault) => onChange({ ...value, sharedDefault })}
            />
          }
          label={translate('kit.views.sharedDefault')}
        />
      )}
    </>
  );
}
