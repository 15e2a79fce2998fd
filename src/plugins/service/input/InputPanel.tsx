import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RefusalNotice, saveCsv } from '../../../core/kit';
import { inputColumn, inputColumnNames } from '../entities/input/inputColumns';
import { ConfirmInput } from './ConfirmInput';
import { HiddenRows } from './HiddenRows';
import { type TableFile, toUploadFile } from './toUploadFile';
import { isFinished, useInputProgress, useServiceInput } from './useServiceInput';

const InputReportView = lazy(() => import('./InputReportView'));

/** Uploads a file, runs a trial, shows the problems, and imports the file after confirmation. */
export function InputPanel({ resource }: { resource: string }) {
  const translate = useTranslate();
  const text = (name: string) => translate(`service-manage.input.${name}`);
  const chooser = useRef<HTMLInputElement>(null);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const { sent: uploadShare, begun: started, refusal, upload, run } = useServiceInput(resource);
  const { input } = useInputProgress(resource, started?.id);
  const [fault, setFault] = useState<string>();
  const [sheet, setSheet] = useState<string>();
  const [tableWithHidden, setTableWithHidden] = useState<TableFile>();
  const [isConfirming, setIsConfirming] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const table = await toUploadFile(file);
    setFault(typeof table === 'string' ? table : undefined);
    setSheet(typeof table === 'string' ? undefined : table.sheet);
    if (typeof table === 'string') return;
    if (table.hidden) setTableWithHidden(table);
    else await upload(table.file, { mode: 'dryRun', allOrNothing });
  };
  // Requires something to write, and a trial run that shows it.
  const isDryRunReady = input?.mode === 'dryRun' && isFinished(input) && input.status === 'ready';
  const mayImport = isDryRunReady && (allOrNothing ? input.failed === 0 : (input.failed ?? 0) < (input.total ?? 0));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlock: 1 }}>
      <ButtonBase
        onClick={() => chooser.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void choose(event.dataTransfer.files[0]);
        }}
        sx={{ display: 'block', padding: 2, border: '1px dashed', borderColor: 'text.secondary', borderRadius: 1 }}
      >
        <Typography>{text('drop')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('limits')}
        </Typography>
      </ButtonBase>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={text('drop')}
        accept=".csv,.txt,text/csv,.xlsx"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Resets the input, so that the user can choose the same file again after correcting it.
          target.value = '';
          void choose(file);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" onClick={saveTemplate}>
          {text('template')}
        </Button>
        <FormControlLabel
          control={<Checkbox size="small" checked={allOrNothing} onChange={(_event, on) => setAllOrNothing(on)} />}
          label={text('allOrNothing')}
        />
        <Button variant="contained" size="small" disabled={!mayImport} onClick={() => setIsConfirming(true)}>
          {text('commit')}
        </Button>
      </Box>
      {fault && <Alert severity="error">{text(`faults.${fault}`)}</Alert>}
      {sheet !== undefined && <Alert severity="info">{translate('service-manage.input.sheet', { sheet })}</Alert>}
      {tableWithHidden && (
        <HiddenRows
          table={tableWithHidden}
          onClose={() => setTableWithHidden(undefined)}
          onChoose={(file) => {
            setTableWithHidden(undefined);
            void upload(file, { mode: 'dryRun', allOrNothing });
          }}
        />
      )}
      {isConfirming && input && (
        <ConfirmInput
          input={input}
          onClose={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false);
            void run({ mode: 'commit', allOrNothing });
          }}
        />
      )}
      {uploadShare !== undefined && (
        <LinearProgress variant="determinate" value={uploadShare * 100} aria-label={text('uploading')} />
      )}
      <RefusalNotice refusal={refusal} />
      {started?.isKnown && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => run({ mode: 'commit', allOrNothing, again: true })}>
              {text('again')}
            </Button>
          }
        >
          {text('known')}
        </Alert>
      )}
      {started && (
        <Suspense>
          <InputReportView key={started.id} resource={resource} id={started.id} />
        </Suspense>
      )}
    </Box>
  );
}

function saveTemplate(): void {
  void saveCsv({
    name: 'service-input.csv',
    headings: inputColumnNames.map((name) => inputColumn(name).heading),
    rows: [0, 1].map((row) => inputColumnNames.map((name) => inputColumn(name).examples[row] ?? '')),
  });
}
