import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { GroupName } from '../../../../contract/defineEntity';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { recordingCall } from '../entities/recordingCall';
import { returnVisit } from '../entities/returnVisit';

/** Shows everything about one follow-up: plan, findings, consequences, and the recordings of its calls. */
export default function ReturnVisitShow() {
  return (
    <EntityShow entity={returnVisit} top={(record) => <DeathNotice record={record} />} groups={groupsOf}>
      <Related />
    </EntityShow>
  );
}

/** Returns the groups to show; those of the findings only after completion. */
function groupsOf({ status }: KitRecord): GroupName<typeof returnVisit>[] {
  const isOpen = status === 'planned' || status === 'missed' || status === 'cancelled';
  return isOpen
    ? ['plan', 'cancellation']
    : ['plan', 'contact', 'satisfaction', 'health', 'safety', 'outcome', 'followUp'];
}

/** Prompts the user to record a death that was found in the elder's record. */
function DeathNotice({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useEntityResource('elderly');
  if (record.contactResult !== 'deceased' || !resource) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={createPath({ resource, id: Number(record.elderlyId), type: 'show' })}
        >
          {translate('visit-manage.visit.openElder')}
        </Button>
      }
    >
      {translate('visit-manage.visit.deceased')}
    </Alert>
  );
}

function Related() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <RelatedList
        entity={recordingCall}
        filter={{ returnVisitId: record.id }}
        columns={['callNo', 'callTime', 'direction', 'durationSec', 'qualityScore', 'status']}
      />
      <RelatedList
        entity={returnVisit}
        filter={{ elderlyId: record.elderlyId }}
        columns={['visitNo', 'planDate', 'purpose', 'method', 'contactResult', 'status']}
        label="visit-manage.visit.ofElder"
      />
    </>
  );
}
