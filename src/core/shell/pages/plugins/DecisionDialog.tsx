import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Setting } from '../../../plugin-api';
import type { PluginRow } from './pluginRows';
import { changedSettings, draftOf, placeIn, readDraft } from './settingDraft';
import type { Decision } from './usePluginRecords';

interface DecisionDialogProps {
  row: PluginRow;
  decision: Decision;
  onDecide: (decision: Decision) => Promise<void>;
  onClose: () => void;
}

/** Dialog for the global settings of a plugin: whether it runs, the position of its section, and its settings. */
export function DecisionDialog({ row, decision, onDecide, onClose }: DecisionDialogProps) {
  const translate = useTranslate();
  const [enabled, setEnabled] = useState(decision.enabled);
  const [place, setPlace] = useState(decision.sort === null ? '' : String(decision.sort));
  const [draft, setDraft] = useState(() => draftOf(row.values));
  const [isBusy, setIsBusy] = useState(false);
  const sort = placeIn(place);
  const { values, faults } = readDraft(row.declared, draft);
  const isSound = sort !== undefined && Object.keys(faults).length === 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSound) return;
    setIsBusy(true);
    try {
      await onDecide({ enabled, sort, settings: changedSettings(values, row.values, decision.settings) });
    } catch {
      // The HTTP client has logged and shown the reason.
      setIsBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={save} noValidate>
        <DialogTitle>
          {translate('console.plugins.decideTitle', { name: row.title ? translate(row.title) : row.id })}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <FormControlLabel
            control={<Switch checked={enabled} onChange={(_, checked) => setEnabled(checked)} />}
            label={translate('console.plugins.enabledForAll')}
          />
          {row.title && (
            <TextField
              label={translate('console.plugins.place')}
              value={place}
              onChange={({ target }) => setPlace(target.value)}
              error={sort === undefined}
              helperText={translate(sort === undefined ? 'console.plugins.placeFault' : 'console.plugins.placeHelp')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
          {Object.entries(row.declared).map(([name, setting]) => (
            <SettingField
              key={name}
              setting={setting}
              label={translate(`${row.id}.${setting.label}`)}
              value={draft[name] ?? ''}
              fault={faults[name] && translate(`console.plugins.faults.${faults[name]}`, limitsOf(setting))}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isBusy || !isSound}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const limitsOf = (setting: Setting) =>
  setting.type === 'number' ? { min: setting.min ?? '−∞', max: setting.max ?? '∞' } : {};

interface SettingFieldProps {
  setting: Setting;
  label: string;
  value: string | boolean;
  fault: string | undefined;
  onChange: (value: string | boolean) => void;
}

/** The input of one setting, chosen by its type. */
function SettingField({ setting, label, value, fault, onChange }: SettingFieldProps) {
  if (setting.type === 'boolean') {
    return (
      <FormControlLabel
        control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />}
        label={label}
      />
    );
  }
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={fault !== undefined}
      helperText={fault}
      select={setting.type === 'select'}
      slotProps={{ htmlInput: setting.type === 'number' ? { inputMode: 'decimal' } : {} }}
    >
      {setting.type === 'select' &&
        setting.options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
    </TextField>
  );
}
