import { useMemo } from 'react';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { serviceApplicationIO } from '../../../../contract/service/serviceApplicationIO';
import { EntityList, PackageButton, type QuickFilter, today } from '../../../core/kit';
import { ServiceInputButton } from '../input/ServiceInputButton';
import { applicationColumns } from './applicationColumns';

/** All applications by their state: the dispatcher's day. */
export default function ApplicationList() {
  const quickFilters = useMemo(() => quickFiltersOn(today()), []);
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
      quickFilters={quickFilters}
    />
  );
}

const filters = [
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
  'signMethod',
  'signInDistanceM',
  'rating',
  'cancelReason',
  'lateCancel',
  'missedOut',
  'externalNo',
  'importBatchId',
];

function quickFiltersOn(day: string): QuickFilter[] {
  const label = (name: string) => `service-manage.application.quick.${name}`;
  return [
    { label: label('applied'), filter: { status: 'applied' }, count: true },
    { label: label('accepted'), filter: { status: 'accepted' }, count: true },
    { label: label('assigned'), filter: { status: 'assigned' }, count: true },
    { label: label('inService'), filter: { status: 'inService' }, count: true },
    { label: label('completed'), filter: { status: 'completed' }, count: true },
    { label: label('missed'), filter: { status: 'missed' }, count: true },
    { label: label('risky'), filter: { riskLevel: ['medium', 'high'] }, count: true },
    { label: label('today'), filter: { planStart: { from: day, to: day } }, count: true },
  ];
}
