import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { type Refusal, toRefusal } from '../../../../contract/calls/refusal';
import { PAGE_SIZE_MAX } from '../../../../contract/constants';
import { saveFile } from '../../plugin-api';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { useListSettings } from '../list/ListSettings';
import { TitledDialog } from '../page/TitledDialog';
import { RefusalNotice } from '../refusal/RefusalNotice';
import { csvText } from './csvText';
import { exportFileName } from './exportFileName';
import { readAllRows } from './readAllRows';
import { useExportTable } from './useExportTable';

/** Reads every row of the list page by page and saves the file; closing the dialog cancels. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { entity } = useListSettings();
  const { done, total, refusal } = useExport(onClose);
  return (
    <TitledDialog title={translate('kit.export.title')} onClose={onClose}>
      <DialogContent>
        {refusal ? (
          <RefusalNotice refusal={refusal} entity={entity} />
        ) : (
          <>
            <Typography variant="body2" aria-live="polite" sx={{ marginBlockEnd: 1 }}>
              {translate('kit.export.progress', { done, total })}
            </Typography>
            <LinearProgress
              variant={total > 0 ? 'determinate' : 'indeterminate'}
              value={total > 0 ? (done / total) * 100 : undefined}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(refusal ? 'ra.action.close' : 'kit.export.cancel')}</Button>
      </DialogActions>
    </TitledDialog>
  );
}

function useExport(onClose: () => void) {
  const { resource, title, permanentFilter, meta } = useListSettings();
  const { filterValues, sort, total: initialTotal = 0 } = useListContext();
  const dataProvider = useKitDataProvider();
  const writeTable = useExportTable();
  const translate = useTranslate();
  const notify = useNotify();
  const [progress, setProgress] = useState({ done: 0, total: initialTotal });
  const [refusal, setRefusal] = useState<Refusal>();

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const rows = await readAllRows({
      signal,
      onProgress: (done, total) => setProgress({ done, total }),
      readPage: (page) =>
        dataProvider.getList(resource, {
          pagination: { page, perPage: PAGE_SIZE_MAX },
          sort,
          filter: { ...filterValues, ...permanentFilter },
          meta: { ...meta, purpose: 'export' },
          signal,
        }),
    });
    const { headings, cells } = await writeTable(rows);
    signal.throwIfAborted();
    saveFile({
      name: exportFileName(translate(title), new Date()),
      type: 'text/csv;charset=utf-8',
      content: csvText(headings, cells),
    });
    notify('kit.export.done', { type: 'success', messageArgs: { smart_count: rows.length } });
    onClose();
  });

  useEffect(() => {
    const abort = new AbortController();
    run(abort.signal).catch((failure: unknown) => {
      if (!abort.signal.aborted) setRefusal(toRefusal(failure));
    });
    return () => abort.abort();
  }, []);
  return { ...progress, refusal };
}
