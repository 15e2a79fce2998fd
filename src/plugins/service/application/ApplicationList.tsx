import { lazy, Suspense, useMemo } from 'react';
import { useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { FieldName } from '../../../../contract/defineEntity';
import { EntityList, PackageButton, type QuickFilter, today, useAllowedActions, useViewpoint } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { serviceApplicationIO } from '../entities/applications/serviceApplicationIO';
import { ServiceInputButton } from '../input/ServiceInputButton';
import { ApplicationViews } from './ApplicationViews';
import { applicationColumns } from './applicationColumns';

const BoardPage = lazy(() => import('../board/BoardPage'));

/** Shows all applications: as a list by state, or one day as a board by attendant and hour (`?view=board`). */
export default function ApplicationList() {
  const resource = useResourceContext() ?? '';
  const [params] = useSearchParams();
  if (params.get('view') === 'board') {
    return (
      <Suspense fallback={null}>
        <BoardPage resource={resource} header={<ApplicationViews view="board" />} />
      </Suspense>
    );
  }
  return <PlainList resource={resource} />;
}

function PlainList({ resource }: { resource: string }) {
  const hasBoard = useAllowedActions(resource, boardActions).has('selectDayBoard');
  const { adminId } = useViewpoint();
  const quickFilters = useMemo(() => quickFiltersOn(today(), adminId), [adminId]);
  const ofToday = useMemo(() => ofDay(today()), []);
  return (
    <EntityList
      entity={serviceApplication}
      title="service-manage.pages.application"
      columns={applicationColumns}
      filters={filters}
      actions={
        <>
          <ServiceInputButton />
          <PackageButton packages={serviceApplicationIO} />
        </>
      }
      top={hasBoard && <ApplicationViews view="list" />}
      quickFilters={quickFilters}
      defaultFilter={ofToday}
    />
  );
}

const boardActions = ['selectDayBoard'];
const filters: FieldName<typeof serviceApplication>[] = [
  'planStart',
  'status',
  'serviceTypeId',
  'attendantId',
  'elderlyId',
  'serviceRegionCode',
  'payerType',
  'elderlyCapacityTypeId',
  'source',
  'riskLevel',
  'riskStatus',
  'settleStatus',
  'isReversed',
  'priceBasis',
  'signMethod',
  'signInDistanceM',
  'rating',
  'cancelReason',
  'lateCancel',
  'missedOut',
  'externalNo',
  'importBatchId',
];

function quickFiltersOn(day: string, adminId: number | undefined): QuickFilter[] {
  const label = (name: string) => `service-manage.application.quick.${name}`;
  return [
    { label: label('today'), filter: ofDay(day), count: true },
    { label: label('applied'), filter: { status: 'applied' }, count: true },
    { label: label('accepted'), filter: { status: 'accepted' }, count: true },
    { label: label('assigned'), filter: { status: 'assigned' }, count: true },
    { label: label('inService'), filter: { status: 'inService' }, count: true },
    { label: label('completed'), filter: { status: 'completed' }, count: true },
    { label: label('missed'), filter: { status: 'missed' }, count: true },
    { label: label('risky'), filter: { riskLevel: ['medium', 'high'] }, count: true },
    ...(adminId === undefined ? [] : [{ label: label('approval'), filter: { approvalAdminId: adminId }, count: true }]),
    ...(adminId === undefined ? [] : [{ label: label('reversal'), filter: { reversalAdminId: adminId }, count: true }]),
  ];
}

const ofDay = (day: string) => ({ planStart: { from: day, to: day } });
