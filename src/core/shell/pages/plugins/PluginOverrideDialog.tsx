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
import { changedSettings, parseDraft, parsePosition, toDraft } from './settingDraft';
import type { PluginOverride } from './usePluginRecords';

interface PluginOverrideDialogProps {
  row: PluginRow;
  override: PluginOverride;
  onSave: (override: PluginOverride) => Promise<void>;
  onClose: () => void;
}

/** Dialog for the global settings of a plugin: whether it runs, the position of its section, and its settings. */
export function PluginOverrideDialog({ row, override, onSave, onClose }: PluginOverrideDialogProps) {
  const translate = useTranslate();
  const [enabled, setEnabled] = useState(override.enabled);
  const [position, setPosition] = useState(override.sort === null ? '' : String(override.sort));
  const [draft, setDraft] = useState(() => toDraft(row.values));
  const [isBusy, setIsBusy] = useState(false);
  const sort = parsePosition(position);
  const { values, faults } = parseDraft(row.declared, draft);
  const isValid = sort !== undefined && Object.keys(faults).length === 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    setIsBusy(true);
    try {
      await onSave({ enabled, sort, settings: changedSettings(values, row.values, override.settings) });
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
              value={position}
              onChange={({ target }) => setPosition(target.value)}
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
          <Button type="submit" variant="contained" disabled={isBusy || !isValid}>
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
