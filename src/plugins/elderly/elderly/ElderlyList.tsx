import { useMemo } from 'react';
import { elderly } from '../../../../contract/elderly/elderly';
import { elderlyIO } from '../../../../contract/elderly/elderlyIO';
import { EntityList, PackageButton, today } from '../../../core/kit';
import { place } from './placeColumn';

/** All elders, with the columns operators work by. */
export default function ElderlyList() {
  const quickFilters = useMemo(() => quickFiltersOn(today()), []);
  return (
    <EntityList
      entity={elderly}
      title="elderly-manage.pages.elderly"
      columns={columns}
      quickFilters={quickFilters}
      actions={<PackageButton packages={elderlyIO} />}
    />
  );
}

const columns = [
  'elderlyNo',
  'name',
  'status',
  'gender',
  'age',
  'elderlyCapacityTypeId',
  'elderlyLiveTypeId',
  'elderlyMunicipalTypeIds',
  'elderlyTypeId',
  place,
  'attendantId',
  'lastServiceTime',
  'serviceCount30d',
];

function quickFiltersOn(day: string) {
  return [
    { label: 'elderly-manage.quick.active', filter: { status: 'active' }, count: true },
    { label: 'elderly-manage.quick.draft', filter: { status: 'draft' }, count: true },
    {
      label: 'elderly-manage.quick.assessmentDue',
      filter: { status: 'active', capacityNextDate: { to: day } },
      count: true,
    },
    { label: 'elderly-manage.quick.highRisk', filter: { status: 'active', visitLevel: 'A' }, count: true },
    { label: 'elderly-manage.quick.suspended', filter: { status: 'suspended' }, count: true },
    { label: 'elderly-manage.quick.ended', filter: { status: ['closed', 'deceased'] } },
  ];
}
