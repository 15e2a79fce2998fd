import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldName } from '../../../../contract/defineEntity';
import { addDays, addMonths } from '../../../../contract/moment';
import {
  type ColumnInput,
  EmptyValue,
  EntityList,
  type KitRecord,
  PackageButton,
  type SemanticColor,
  StatusChip,
  today,
} from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { place } from '../elderly/placeColumn';
import { elderly } from '../entities/elderly';
import { elderlyIO } from '../entities/elderlyIO';

/** Lists elders under contract without service in a period, the longest wait first. */
export default function NoServicedPage() {
  const resource = useEntityResource(elderly.name);
  const month = useMemo(() => currentMonth(today()), []);
  if (!resource) return null;
  return (
    <EntityList
      entity={elderly}
      resource={resource}
      storeKey="elderly.noServiced"
      read="selectByNoServiced"
      title="elderly-manage.pages.noServiced"
      description="elderly-manage.noServiced.description"
      columns={columns}
      filters={filters}
      defaultFilter={month}
      operations={operations}
      actions={<PackageButton packages={elderlyIO} operation="packageNoServiced" />}
      quickFilters={[7, 15, 30, 60].map((minDays) => ({
        label: `elderly-manage.noServiced.days${minDays}`,
        filter: { ...month, minDays },
      }))}
    />
  );
}

/** The only action here is planning a visit. Records are edited and deleted elsewhere. */
const operations = ['planVisit'];

const filters = [
  'from',
  'to',
  'minDays',
  'elderlyTypeIds',
  'capacityTypeIds',
  'municipalTypeIds',
  'serviceTypeIds',
  'region',
  'street',
  'community',
  'includeSuspended',
];

const columns: ColumnInput<FieldName<typeof elderly>>[] = [
  'elderlyNo',
  'name',
  {
    source: 'daysSinceService',
    label: 'elderly-manage.noServiced.days',
    numeric: true,
    render: (record) => <Days record={record} />,
  },
  {
    source: 'reason',
    label: 'elderly-manage.noServiced.reason',
    render: (record) => <Reason record={record} />,
    exportText: ({ reason }, translate) => (typeof reason === 'string' ? translate(reasonLabel(reason)) : ''),
  },
  'attendantId',
  'lastServiceTime',
  place,
  'status',
  'elderlyCapacityTypeId',
  'elderlyTypeId',
  'age',
  'elderlyLiveTypeId',
];

function Days({ record }: { record: KitRecord }) {
  return typeof record.daysSinceService === 'number' ? <b>{record.daysSinceService}</b> : <EmptyValue />;
}

function Reason({ record: { reason } }: { record: KitRecord }) {
  const translate = useTranslate();
  if (typeof reason !== 'string') return <EmptyValue />;
  return <StatusChip tone={colors[reason] ?? 'warning'}>{translate(reasonLabel(reason))}</StatusChip>;
}

const colors: Readonly<Record<string, SemanticColor>> = {
  neverServed: 'danger',
  notSignedIn: 'danger',
  suspended: 'neutral',
  scheduled: 'positive',
  waiting: 'info',
};

function reasonLabel(reason: string): string {
  return `elderly-manage.noServiced.reasons.${reason}`;
}

function currentMonth(day: string): { from: string; to: string } {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}
