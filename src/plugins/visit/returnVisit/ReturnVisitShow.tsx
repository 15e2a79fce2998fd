import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { recordingCall } from '../../../../contract/visit/recordingCall';
import { returnVisit } from '../../../../contract/visit/returnVisit';
import { EntityShow, type KitRecord, RelatedList, type ShowSection } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { findingSections, planSection } from './visitSections';

/** Everything about one follow-up: plan, findings, what follows from them, and the recordings of its calls. */
export default function ReturnVisitShow() {
  return (
    <EntityShow entity={returnVisit} top={(record) => <Death record={record} />} sections={sectionsOf}>
      <Related />
    </EntityShow>
  );
}

/** What was found out is shown once there is something. */
function sectionsOf({ status }: KitRecord): ShowSection[] {
  const isOpen = status === 'planned' || status === 'missed' || status === 'cancelled';
  return [
    { ...planSection, fields: ['visitNo', 'visitLevel', ...planSection.fields, 'overdueDays', 'previousVisitId'] },
    ...(isOpen ? [] : findingSections),
    {
      label: 'visit-manage.visit.followUp',
      fields: isOpen ? ['cancelReason'] : ['followUpOwnerId', 'followUpDue', 'followUpNote', 'closeNote'],
    },
  ];
}

/** Somebody who was found to have died has to be recorded so, in the elder's own record. */
function Death({ record }: { record: KitRecord }) {
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
