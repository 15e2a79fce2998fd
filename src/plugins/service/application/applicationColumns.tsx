import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, type CustomColumn, Nothing, today } from '../../../core/kit';
import type { serviceApplication } from '../entities/serviceApplication';
import { planText, shortPlanText, timeText } from './planText';
import { RiskChip } from './RiskChip';
import { SignDistance } from './SignDistance';

/** The columns dispatchers work by; times of the day, because a visit begins and ends on the day it is planned for. */
export const applicationColumns: readonly ColumnInput<FieldName<typeof serviceApplication>>[] = [
  'applicationNo',
  'status',
  'elderlyName',
  'elderlyCapacityTypeId',
  'serviceTypeId',
  'attendantName',
  {
    source: 'planStart',
    label: 'service-manage.application.columns.plan',
    render: (record) => shortPlanText(record, today()),
    exportText: planText,
  },
  signTime('signInTime', 'service-manage.application.columns.signIn'),
  signTime('signOutTime', 'service-manage.application.columns.signOut'),
  { source: 'actualMinutes', label: 'service-manage.application.columns.minutes' },
  {
    source: 'signInDistanceM',
    label: 'service-manage.application.columns.distance',
    render: (record) => <SignDistance record={record} />,
  },
  {
    source: 'riskScore',
    label: 'service-manage.application.columns.risk',
    numeric: false,
    render: (record) => <RiskChip record={record} />,
  },
  'rating',
  'payerType',
];

function signTime(source: 'signInTime' | 'signOutTime', label: string): CustomColumn<typeof source> {
  return {
    source,
    label,
    render: (record) => timeText(record[source]) || <Nothing />,
  };
}
