import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { tabPath } from '../Tab';
import { type UnsavedChangesQuestion, useTabsView } from '../TabsContext';
import { tabTitle } from '../tabTitle';

/** Asks before unsaved input is lost; once for all affected tabs. */
export default function UnsavedChangesDialog({ paths, reason, proceed, cancel }: UnsavedChangesQuestion) {
  const translate = useTranslate();
  const { state } = useTabsView();
  const affectedTabs = state.tabs.filter((tab) => paths.includes(tabPath(tab)));
  return (
    <Dialog open onClose={cancel} maxWidth="xs" fullWidth role="alertdialog" aria-labelledby="loss-title">
      <DialogTitle id="loss-title">{translate('console.tabs.lossTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.tabs.lossText')}</DialogContentText>
        <ul>
          {affectedTabs.map((tab) => (
            <li key={tabPath(tab)}>{tabTitle(tab, translate)}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={cancel} autoFocus>
          {translate('console.tabs.keepEditing')}
        </Button>
        <Button variant="contained" color="error" onClick={proceed}>
          {translate(DISCARD_LABELS[reason])}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const DISCARD_LABELS = {
  close: 'console.tabs.loseAndClose',
  refresh: 'console.tabs.loseAndRefresh',
} as const;
