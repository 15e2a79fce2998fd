import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { choiceLabel, EntityShow, type KitRecord, type ShowOptions } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { ItemNames } from './show/ItemNames';
import { PlaceState } from './show/PlaceState';
import { RiskHits } from './show/RiskHits';
import { SettlementEntries } from './show/SettlementEntries';
import { StepTimeline } from './show/StepTimeline';
import { VisitMap } from './show/VisitMap';

/** Shows everything about one application: request, visit, evidence, risks and money. */
export default function ApplicationShow() {
  return <EntityShow entity={serviceApplication} parts={parts} top={(record) => <Warnings record={record} />} />;
}

const label = (name: string) => `service-manage.application.show.${name}`;

const parts = {
  plan: (record) => (
    <>
      <ItemNames record={record} />
      <PlaceState record={record} />
    </>
  ),
  timeline: (record) => <StepTimeline record={record} />,
  visit: (record) => <VisitMap record={record} />,
  money: (record) => <SettlementEntries record={record} />,
  risk: (record) => <RiskHits record={record} />,
} satisfies ShowOptions<typeof serviceApplication>['parts'];

/** Shows the warnings that a dispatcher should see first. */
function Warnings({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { status, rejectReason, cancelReason, cancelNote, lateCancel, missedOut, signOutTime } = record;
  const { riskLevel, riskStatus, reversalAdminId, reversalReason } = record;
  const isUnderReview = riskStatus === 'open' || riskStatus === 'reviewing';
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
      {missedOut === true && signOutTime == null && <Alert severity="warning">{translate(label('missedOut'))}</Alert>}
      {reversalAdminId != null && (
        <Alert severity="warning">
          {translate(label('reversalPending'), { reason: String(reversalReason ?? '') })}
        </Alert>
      )}
      {riskLevel === 'high' && isUnderReview && <Alert severity="error">{translate(label('highRisk'))}</Alert>}
    </>
  );
}
