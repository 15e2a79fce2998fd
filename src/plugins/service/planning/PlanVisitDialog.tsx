import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef, useState } from 'react';
import { useLocaleState, useNotify, useRefresh, useTranslate, useUnselect } from 'react-admin';
import { addDays } from '../../../../contract/moment';
import { isRecord } from '../../../../contract/values/isRecord';
import {
  AffectedRecords,
  FormDialog,
  isKitRecord,
  type KitRecord,
  listSeparator,
  type Outcome,
  OutcomeList,
  parseMomentInput,
  RefusalNotice,
  runOnRecords,
  today,
  useAllowedActions,
  useAttempt,
  useKitDataProvider,
} from '../../../core/kit';
import { type ActionProps, useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { PlanFields, plannedFields } from './PlanFields';
import { applicationFor, isPlanComplete, type VisitPlan } from './visitPlan';

const ACCEPT_OPERATIONS = ['accept'];
/** Default start time of planned visits. */
const DEFAULT_TIME = '09:00';

/** Labels refused elders by name, with reasons that refer to fields of the application. */
const namedApplication = { ...serviceApplication, titleField: 'name' } as const;

/** Creates an application for each of these elders. Lists refused elders by name, and offers to retry them. */
export default function PlanVisitDialog({ resource, records, onClose }: ActionProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const {
    make: submitPlan,
    done,
    outcomes,
    isBusy,
    refusal,
    again: retryRefused,
    elders,
    mayAccept,
  } = usePlanning({
    resource,
    records,
    onClose,
  });
  const [plan, setPlan] = useState<VisitPlan>(() => ({
    planStart: parseMomentInput(`${addDays(today(), 1)} ${DEFAULT_TIME}`) ?? undefined,
    minutes: 0,
    serviceTypeId: undefined,
    proposal: 'usual',
    attendantId: undefined,
    accepts: true,
  }));
  const text = (name: string, params?: object) => translate(`service-manage.planning.${name}`, params);

  return (
    <FormDialog
      title={text('title', { smart_count: elders.length })}
      submitLabel={outcomes ? text('again') : text('submit', { smart_count: elders.length })}
      isIncomplete={!outcomes && !isPlanComplete(plan)}
      isBusy={isBusy}
      progress={done / elders.length}
      isFinished={outcomes !== undefined}
      maxWidth="sm"
      onSubmit={() => (outcomes ? retryRefused() : submitPlan(plan))}
      onClose={onClose}
    >
      {outcomes ? (
        <OutcomeList entity={namedApplication} outcomes={outcomes} total={elders.length} />
      ) : (
        <>
          <Alert severity="info">{text('help', { names: namesOf(elders, listSeparator(locale)) })}</Alert>
          <AffectedRecords records={elders} />
          <PlanFields plan={plan} refusal={refusal} onChange={setPlan} />
          {mayAccept && (
            <FormControlLabel
              label={text('accepts')}
              control={
                <Checkbox
                  size="small"
                  checked={plan.accepts}
                  onChange={(_, accepts) => setPlan({ ...plan, accepts })}
                />
              }
            />
          )}
          <RefusalNotice
            refusal={refusal}
            entity={serviceApplication}
            isShown={(field) => plannedFields.includes(field)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Maximum number of elders to name in the question. */
const NAMES_MAX = 5;

function namesOf(elders: readonly KitRecord[], separator: string): string {
  const names = elders.slice(0, NAMES_MAX).map(({ name, id }) => String(name ?? `#${id}`));
  return `${names.join(separator)}${elders.length > NAMES_MAX ? ' …' : ''}`;
}

function usePlanning({ resource, records, onClose }: ActionProps) {
  const applications = useEntityResource(serviceApplication.name) ?? '';
  const dataProvider = useKitDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselect = useUnselect(resource);
  const mayAccept = useAllowedActions(applications, ACCEPT_OPERATIONS).has('accept');
  const { attempt, isBusy, refusal } = useAttempt();
  const [elders, setElders] = useState(() => records.filter(isKitRecord));
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);

  async function createAll(plan: VisitPlan) {
    const [singleElder] = elders;
    const createOne = async (elder: KitRecord, silent: true | 'rejection') => {
      const created = await dataProvider.call(applications, 'insert', applicationFor(elder, plan), { silent });
      if (!plan.accepts || !mayAccept || !isRecord(created)) return;
      await dataProvider.call(applications, 'accept', { id: created.id }, { silent });
    };
    if (singleElder && elders.length === 1) {
      await createOne(singleElder, 'rejection');
      return finish([{ record: singleElder }]);
    }
    const run = (elder: KitRecord) => createOne(elder, true);
    finish(await runOnRecords({ records: elders, run, onProgress: setDone, signal: abort.current.signal }));
  }

  function finish(all: Outcome[]) {
    refresh();
    const created = all.filter(({ failure }) => failure === undefined);
    unselect(
      created.map(({ record }) => record.id),
      true,
    );
    if (created.length < all.length) return setOutcomes(all);
    if (created.length > 0)
      notify('service-manage.planning.done', { type: 'success', messageArgs: { smart_count: created.length } });
    onClose();
  }

  /** Retries the refused elders with the same inputs. */
  function retryRefused() {
    setElders((outcomes ?? []).filter(({ failure }) => failure !== undefined).map(({ record }) => record));
    setOutcomes(undefined);
    setDone(0);
  }

  const submitPlan = (plan: VisitPlan) => void attempt(() => createAll(plan));
  return { make: submitPlan, done, outcomes, isBusy, refusal, again: retryRefused, elders, mayAccept };
}
