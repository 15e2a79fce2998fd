import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import {
  ActionRunner,
  CallForm,
  isKitRecord,
  type KitRecord,
  TitledDialog,
  transitionLabel,
  useAttempt,
  useKitDataProvider,
} from '../../../core/kit';
import { type ActionProps, useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { attendant } from '../entities/attendants/attendant';
import { attendantTransitions } from '../entities/attendants/attendantTransitions';
import { OpenVisits } from './OpenVisits';
import { useOpenVisits } from './useOpenVisits';

const BAN = 'banAttendant';

/** Bans attendants. Shows their open visits first, and for a single attendant offers to reassign each of them afterwards. */
export default function BanDialog({ resource, records, onClose }: ActionProps) {
  const [record, ...others] = records.filter(isKitRecord);
  if (!record) return null;
  if (others.length === 0) return <OpenDialog resource={resource} record={record} onClose={onClose} />;
  return <ManyDialog resource={resource} records={[record, ...others]} onClose={onClose} />;
}

function ManyDialog({ resource, records, onClose }: { resource: string; records: KitRecord[]; onClose: () => void }) {
  const translate = useTranslate();
  const applications = useEntityResource(serviceApplication.name) ?? '';
  const open = useOpenVisits(records.map(({ id }) => Number(id)));
  return (
    <ActionRunner
      entity={attendant}
      resource={resource}
      action={banAction(resource)}
      records={records}
      onClose={onClose}
    >
      {open.length > 0 && (
        <>
          <Alert severity="warning" sx={{ marginBlock: 1 }}>
            {translate('service-manage.attendant.ban.open', { smart_count: open.length })}
          </Alert>
          <OpenVisits resource={applications} visits={open} isReleased={false} />
        </>
      )}
    </ActionRunner>
  );
}

const banAction = (resource: string) =>
  ({
    key: BAN,
    label: transitionLabel(attendant, BAN),
    tone: 'danger',
    permission: { resource, action: BAN },
    operation: BAN,
    transition: attendantTransitions[BAN],
  }) as const;

function OpenDialog({ resource, record, onClose }: { resource: string; record: KitRecord; onClose: () => void }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const applications = useEntityResource(serviceApplication.name) ?? '';
  const { attempt, isBusy } = useAttempt();
  const open = useOpenVisits([Number(record.id)]);
  /** The open visits before the ban; it leaves the upcoming ones unassigned. */
  const [released, setReleased] = useState<readonly KitRecord[]>();
  const isBanned = released !== undefined;
  const visits = released ?? open;
  const label = translate(transitionLabel(attendant, BAN));
  const text = (name: string, params?: object) => translate(`service-manage.attendant.ban.${name}`, params);
  const fields = attendantTransitions[BAN]?.input ?? {};

  async function ban(input: object) {
    const { id, version } = record;
    await dataProvider.call(resource, BAN, { id, version, ...input }, { silent: 'rejection' });
    refresh();
    if (open.length > 0) setReleased(open);
    else onClose();
  }

  return (
    <TitledDialog
      title={`${label} · ${String(record.name ?? '')}`}
      onClose={isBusy ? undefined : onClose}
      maxWidth="sm"
    >
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, paddingBlockEnd: 0, flex: 'none' }}>
        {visits.length > 0 && (
          <>
            <Alert severity={isBanned ? 'info' : 'warning'}>
              {text(isBanned ? 'released' : 'open', { smart_count: visits.length })}
            </Alert>
            <OpenVisits resource={applications} visits={visits} isReleased={isBanned} />
          </>
        )}
      </DialogContent>
      {isBanned ? (
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      ) : (
        <CallForm
          entity={attendant}
          operation={BAN}
          fields={fields}
          onSubmit={(input) => attempt(() => ban(input))}
          footer={
            <DialogActions>
              <Button onClick={onClose} disabled={isBusy}>
                {translate('ra.action.cancel')}
              </Button>
              <Button type="submit" variant="contained" color="error" loading={isBusy}>
                {label}
              </Button>
            </DialogActions>
          }
        />
      )}
    </TitledDialog>
  );
}
