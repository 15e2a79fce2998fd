import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel, moveItem, RefusalNotice, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { useUnsavedInput } from '../../../core/plugin-api';
import { dataSystem } from '../entities/dataSystem';
import { FigureSettings } from './FigureSettings';
import { draftItems, draftProblem, draftValues, type PanelDraft, panelDraft } from './panelDraft';
import type { PanelView } from './panelView';

export interface PanelSettingsProps {
  resource: string;
  view: PanelView;
  onClose: () => void;
  onSaved: () => void;
}

/** Settings of the panel: its name, and the order and values of its figures. */
export default function PanelSettings({ resource, view, onClose, onSaved }: PanelSettingsProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const [draft, setDraft] = useState(() => panelDraft(view));
  const { attempt, isBusy: isSaving, refusal, forget } = useAttempt();
  const change = (changed: PanelDraft) => {
    setDraft(changed);
    forget();
  };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(panelDraft(view));
  useUnsavedInput(isChanged);
  const problem = draftProblem(draft);

  const save = () =>
    attempt(async () => {
      const input = { version: view.panel.version, ...draftValues(draft), items: draftItems(draft, view) };
      await dataProvider.call(resource, 'updateMainPanel', input, { silent: 'rejection' });
      onSaved();
    });

  return (
    <TitledDialog
      title={translate('system-manage.dashboard.settings')}
      onClose={isSaving ? undefined : onClose}
      maxWidth="md"
    >
      <DialogContent>
        <Names draft={draft} errors={refusal?.errors ?? {}} onChange={(names) => change({ ...draft, ...names })} />
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 2 }}>
          {draft.figures.map((figure, position) => (
            <FigureSettings
              key={figure.key}
              figure={figure}
              isFirst={position === 0}
              isLast={position === draft.figures.length - 1}
              onChange={(changed) => change({ ...draft, figures: draft.figures.with(position, changed) })}
              onMove={(by) => change({ ...draft, figures: moveItem(draft.figures, position, position + by) })}
            />
          ))}
        </Box>
      </DialogContent>
      {problem && <Alert severity="warning">{translate(problem)}</Alert>}
      <RefusalNotice refusal={refusal} entity={dataSystem} isShown={(field) => names.some((name) => name === field)} />
      <DialogActions>
        <Button onClick={onClose} disabled={isSaving}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={isSaving}
          disabled={!isChanged || problem !== undefined}
          onClick={() => void save()}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

const names = ['title', 'subtitle', 'companyName', 'regionName', 'refreshSeconds'] as const;

interface NamesProps {
  draft: PanelDraft;
  /** Server error messages by input. */
  errors: Readonly<Record<string, string>>;
  onChange: (names: Partial<PanelDraft>) => void;
}

function Names({ draft, errors, onChange }: NamesProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {names.map((name) => (
        <TextField
          key={name}
          label={translate(fieldLabel(dataSystem, name))}
          value={draft[name]}
          error={errors[name] !== undefined}
          helperText={errors[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{
            htmlInput:
              name === 'refreshSeconds'
                ? { inputMode: 'numeric', maxLength: 4 }
                : { maxLength: dataSystem.fields[name].max },
          }}
        />
      ))}
    </Box>
  );
}
