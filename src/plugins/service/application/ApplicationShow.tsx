import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, EntityShow, type KitRecord, type ShowSection } from '../../../core/kit';
import { ItemNames } from './show/ItemNames';
import { PlaceState } from './show/PlaceState';
import { RiskHits } from './show/RiskHits';
import { StepTimeline } from './show/StepTimeline';
import { VisitMap } from './show/VisitMap';

/** Everything about one application: request, visit, proof, risks and money. */
export default function ApplicationShow() {
  return <EntityShow entity={serviceApplication} sections={sections} top={(record) => <Warnings record={record} />} />;
}

const label = (name: string) => `service-manage.application.show.${name}`;

const sections: readonly ShowSection[] = [
  {
    label: label('request'),
    fields: [
      'elderlyId',
      'elderlyName',
      'elderlyNo',
      'elderlyPhone',
      'elderlyCapacityTypeId',
      'elderlyTypeId',
      'userId',
      'source',
      'externalNo',
      'importBatchId',
      'applyReason',
      'specialNeeds',
      'remark',
    ],
  },
  {
    label: label('plan'),
    fields: [
      'serviceTypeId',
      'planStart',
      'planEnd',
      'planMinutes',
      'attendantId',
      'attendantName',
      'serviceRegionCode',
      'serviceAddress',
      'userAddressId',
    ],
    content: (record) => (
      <>
        <ItemNames record={record} />
        <PlaceState record={record} />
      </>
    ),
  },
  { label: label('timeline'), fields: [], content: (record) => <StepTimeline record={record} /> },
  {
    label: label('visit'),
    fields: [
      'signStatus',
      'signMethod',
      'signInTime',
      'signOutTime',
      'actualMinutes',
      'confirmBy',
      'remindTime',
      'exceptionType',
      'exceptionTime',
      'exceptionNote',
    ],
    content: (record) => <VisitMap record={record} />,
  },
  {
    label: label('proof'),
    fields: [
      'signInPhotos',
      'signOutPhotos',
      'servicePhotos',
      'elderSignature',
      'signInNote',
      'signOutNote',
      'serviceResult',
      'vitals',
      'rating',
      'ratingTime',
      'ratingText',
    ],
  },
  {
    label: label('money'),
    fields: ['payerType', 'priceFen', 'fundFen', 'selfFen', 'settleStatus', 'settleBatch'],
  },
  {
    label: label('risk'),
    fields: ['riskLevel', 'riskScore', 'riskStatus', 'riskReviewer', 'riskTime', 'riskNote'],
    content: (record) => <RiskHits record={record} />,
  },
  {
    label: label('handset'),
    fields: [
      'signInPhoneTime',
      'signInMock',
      'signInPhoneId',
      'signInIp',
      'signOutPhoneTime',
      'signOutMock',
      'signOutPhoneId',
      'signOutIp',
    ],
  },
  { label: label('amendments'), fields: ['isAmended', 'amendments'] },
];

/** What a dispatcher should see before anything else. */
function Warnings({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { status, rejectReason, cancelReason, cancelNote, lateCancel, missedOut, riskLevel } = record;
  const reason =
    typeof cancelReason === 'string' ? translate(choiceLabel(serviceApplication, 'cancelReason', cancelReason)) : '';
  return (
    <>
      {status === 'rejected' && (
        <Alert severity="info">{translate(label('rejected'), { reason: String(rejectReason ?? '') })}</Alert>
      )}
      {status === 'cancelled' && (
        <Alert severity={lateCancel === true ? 'warning' : 'info'}>
          {translate(label(lateCancel === true ? 'cancelledLate' : 'cancelled'), {
            reason: [reason, cancelNote].filter(Boolean).join(' · '),
          })}
        </Alert>
      )}
      {status === 'missed' && <Alert severity="error">{translate(label('missed'))}</Alert>}
      {missedOut === true && <Alert severity="warning">{translate(label('missedOut'))}</Alert>}
      {riskLevel === 'high' && <Alert severity="error">{translate(label('highRisk'))}</Alert>}
    </>
  );
}
