import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dataSystem } from '../../../../contract/system/dataSystem';
import type { MainPanel } from '../../../../contract/system/mainPanel';
import { fieldLabel, moveItem, useKitDataProvider } from '../../../core/kit';
import { useUnsavedInput } from '../../../core/plugin-api';
import { FigureSettings } from './FigureSettings';
import { draftItems, draftProblem, draftValues, type PanelDraft, panelDraft } from './panelDraft';

export interface PanelSettingsProps {
  resource: string;
  panel: MainPanel;
  onClose: () => void;
  onSaved: () => void;
}

/** What the panel is called, and which figures it shows in which order and by which values. */
export default function PanelSettings({ resource, panel, onClose, onSaved }: PanelSettingsProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useKitDataProvider();
  const [draft, setDraft] = useState(() => panelDraft(panel));
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(panelDraft(panel));
  useUnsavedInput(isChanged);
  const problem = draftProblem(draft);

  async function save(): Promise<void> {
    setIsSaving(true);
    setRefusal(undefined);
    try {
      const input = { version: panel.version, ...draftValues(draft), items: draftItems(draft) };
      await dataProvider.call(resource, 'updateMainPanel', input);
      onSaved();
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : String(failure));
      setIsSaving(false);
    }
  }

  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{translate('system-manage.dashboard.settings')}</DialogTitle>
      <DialogContent>
        <Names draft={draft} onChange={(names) => setDraft({ ...draft, ...names })} />
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, marginBlock: 2 }}>
          {draft.figures.map((figure, position) => (
            <FigureSettings
              key={figure.key}
              figure={figure}
              isFirst={position === 0}
              isLast={position === draft.figures.length - 1}
              onChange={(changed) => setDraft({ ...draft, figures: draft.figures.with(position, changed) })}
              onMove={(by) => setDraft({ ...draft, figures: moveItem(draft.figures, position, position + by) })}
            />
          ))}
        </Box>
      </DialogContent>
      {(refusal ?? problem) && (
        <Alert severity={refusal ? 'error' : 'warning'}>{refusal ?? translate(problem ?? '')}</Alert>
      )}
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
    </Dialog>
  );
}

function Names({ draft, onChange }: { draft: PanelDraft; onChange: (names: Partial<PanelDraft>) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {(['title', 'subtitle', 'regionName', 'refreshSeconds'] as const).map((name) => (
        <TextField
          key={name}
          label={translate(fieldLabel(dataSystem, name))}
          value={draft[name]}
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
