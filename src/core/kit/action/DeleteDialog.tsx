import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh, useTranslate, useUnselect } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { TitledDialog } from '../page/TitledDialog';
import { useNotifyUndoable } from '../undo/useNotifyUndoable';
import { useRestoring } from '../undo/useRestoring';
import { AffectedRecords } from './AffectedRecords';
import { OutcomeList } from './OutcomeList';
import { type Outcome, runOnRecords } from './runOnRecords';
import { useKitDataProvider } from './useKitDataProvider';

export interface DeleteDialogProps {
  entity: Entity;
  resource: string;
  records: readonly KitRecord[];
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Asks, deletes, and shows the reason for each record that could not be deleted (a record in use is refused, with counts).
 */
export default function DeleteDialog({ entity, resource, records, onDeleted, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const dataProvider = useKitDataProvider();
  const { canUndo, undo } = useRestoring(entity, resource);
  const notifyUndoable = useNotifyUndoable();
  const [done, setDone] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  async function remove() {
    setIsBusy(true);
    const all = await runOnRecords({
      records,
      run: (record) =>
        dataProvider.delete(resource, {
          id: record.id,
          previousData: record,
          meta: { silent: records.length > 1 || canUndo(1) || 'rejection' },
        }),
      onProgress: setDone,
      signal: abort.current.signal,
    });
    setIsBusy(false);
    const deleted = all.filter((outcome) => !outcome.failure).map((outcome) => outcome.record);
    unselect(deleted.map(({ id }) => id));
    reportDeleted(deleted);
    if (all.some((outcome) => outcome.failure)) {
      setOutcomes(all);
      refresh();
      return;
    }
    onClose();
    if (onDeleted) onDeleted();
    else refresh();
  }

  function reportDeleted(deleted: readonly KitRecord[]) {
    const messageArgs = { smart_count: deleted.length };
    if (canUndo(deleted.length)) {
      const text =
        records.length === 1 ? translate('problems.okDeleted') : translate('kit.delete.doneMany', messageArgs);
      notifyUndoable(text, () => undo(deleted));
    } else if (records.length > 1 && deleted.length === records.length) {
      notify('kit.delete.doneMany', { type: 'success', messageArgs });
    }
  }

  const first = records[0];
  const name = first ? String(first[entity.titleField] ?? `#${first.id}`) : '';
  return (
    <TitledDialog title={translate('ra.action.delete')} onClose={isBusy ? undefined : onClose}>
      {isBusy && (
        <LinearProgress
          variant={records.length > 1 ? 'determinate' : 'indeterminate'}
          value={(done / records.length) * 100}
        />
      )}
      <DialogContent>
        {outcomes ? (
          <OutcomeList entity={entity} outcomes={outcomes} total={records.length} />
        ) : (
          <>
            <Alert severity="warning">
              {translate(records.length === 1 ? 'kit.delete.one' : 'kit.delete.many', {
                name,
                smart_count: records.length,
              })}
            </Alert>
            <AffectedRecords titleField={entity.titleField} records={records} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {!outcomes && (
          <Button onClick={() => void remove()} color="error" variant="contained" loading={isBusy} sx={{ order: 2 }}>
            {translate('ra.action.delete')}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {translate(outcomes ? 'ra.action.close' : isBusy ? 'kit.action.stop' : 'ra.action.cancel')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
