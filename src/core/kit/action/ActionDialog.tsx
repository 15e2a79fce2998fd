import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useNotify, useRefresh, useResourceContext, useTranslate, useUnselect } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import type { KitRecord } from '../entity/recordTitle';
import { TitledDialog } from '../page/TitledDialog';
import { RefusalNotice } from '../refusal/RefusalNotice';
import { useAttempt } from '../refusal/useAttempt';
import { AffectedRecords } from './AffectedRecords';
import { OutcomeList } from './OutcomeList';
import { type RecordAction, toneColor } from './recordActions';
import { type Outcome, runOnRecords } from './runOnRecords';
import { useKitDataProvider } from './useKitDataProvider';

const InputForm = lazy(() => import('./InputForm'));

export interface ActionDialogProps {
  entity: Entity;
  action: RecordAction & { operation: string };
  /** The affected records; several from the bulk bar. */
  records: readonly KitRecord[];
  onClose: () => void;
  /** Additional information below the question. */
  children?: ReactNode;
}

/** Asks what a call needs (a question, or a form generated from its `input` fields), makes the call and shows the result. */
export default function ActionDialog({ entity, action, records, onClose, children }: ActionDialogProps) {
  const translate = useTranslate();
  const { run, done, outcomes } = useCalls({ action, records, onClose });
  const { attempt, isBusy, refusal } = useAttempt();
  const input = action.transition?.input;
  const label = translate(action.label);
  const footer = (
    <DialogActions>
      <Button onClick={onClose} disabled={isBusy && records.length === 1}>
        {translate(isBusy ? 'kit.action.stop' : 'ra.action.cancel')}
      </Button>
      <Button
        type={input ? 'submit' : 'button'}
        onClick={input ? undefined : () => void attempt(() => run({}))}
        variant="contained"
        color={toneColor(action)}
        loading={isBusy}
        autoFocus={!input}
      >
        {label}
      </Button>
    </DialogActions>
  );
  return (
    <TitledDialog title={label} onClose={isBusy ? undefined : onClose}>
      {isBusy && (
        <LinearProgress
          variant={records.length > 1 ? 'determinate' : 'indeterminate'}
          value={(done / records.length) * 100}
        />
      )}
      {outcomes ? (
        <>
          <DialogContent>
            <OutcomeList entity={entity} operation={action.operation} outcomes={outcomes} total={records.length} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} variant="contained">
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Suspense fallback={<LinearProgress />}>
          <Question entity={entity} action={action} records={records}>
            {children}
          </Question>
          {input ? (
            <InputForm
              entity={entity}
              operation={action.operation}
              fields={input}
              onSubmit={(values) => attempt(() => run(values))}
              footer={footer}
            />
          ) : (
            <>
              <RefusalNotice refusal={refusal} entity={entity} />
              {footer}
            </>
          )}
        </Suspense>
      )}
    </TitledDialog>
  );
}

function Question({ entity, action, records, children }: Omit<ActionDialogProps, 'onClose'>) {
  const translate = useTranslate();
  const first = records[0];
  const name = first ? String(first[entity.titleField] ?? `#${first.id}`) : '';
  const question = action.confirm
    ? translate(action.confirm, { name, smart_count: records.length })
    : translate(records.length === 1 ? 'kit.action.confirmOne' : 'kit.action.confirmMany', {
        name,
        smart_count: records.length,
        action: translate(action.label),
      });
  return (
    <DialogContent sx={{ paddingBlockEnd: action.transition?.input ? 0 : undefined, flex: 'none' }}>
      {action.tone === 'danger' ? (
        <Alert severity="warning">{question}</Alert>
      ) : (
        <DialogContentText>{question}</DialogContentText>
      )}
      <AffectedRecords titleField={entity.titleField} records={records} />
      {children}
    </DialogContent>
  );
}

function useCalls({ action, records, onClose }: Pick<ActionDialogProps, 'action' | 'records' | 'onClose'>) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useKitDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  async function callOne(record: KitRecord, input: object, silent: true | 'rejection') {
    // A transition checks the record's version; any other call takes only its declared inputs.
    const identity = { id: record.id, ...(action.transition && { version: record.version }) };
    return dataProvider.call(resource, action.operation, { ...identity, ...input }, { silent });
  }

  async function run(input: object): Promise<void> {
    const [first] = records;
    if (records.length === 1 && first) {
      await callOne(first, input, 'rejection');
      refresh();
      onClose();
      return;
    }
    const all = await runOnRecords({
      records,
      run: (record) => callOne(record, input, true),
      onProgress: setDone,
      signal: abort.current.signal,
    });
    refresh();
    // Also covers lists with their own selection (`storeKey`).
    unselect(
      all.filter((outcome) => !outcome.failure).map((outcome) => outcome.record.id),
      true,
    );
    if (all.some((outcome) => outcome.failure)) setOutcomes(all);
    else {
      const messageArgs = { smart_count: all.length, action: translate(action.label) };
      if (all.length > 0) notify('kit.action.doneMany', { type: 'success', messageArgs });
      onClose();
    }
  }
  return { run, done, outcomes };
}
