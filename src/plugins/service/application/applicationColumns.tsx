import type { FieldName } from '../../../../contract/defineEntity';
import { type ColumnInput, today } from '../../../core/kit';
import type { serviceApplication } from '../entities/applications/serviceApplication';
import { planText, shortPlanText } from './planText';
import { SignDistance } from './SignDistance';
import { SignedTimes, signedText } from './SignedTimes';
import { stateText, VisitState } from './VisitState';

/** The columns that dispatchers need. Sign times show no date, because a visit begins and ends on its planned day. */
export const applicationColumns: readonly ColumnInput<FieldName<typeof serviceApplication>>[] = [
  'applicationNo',
  {
    source: 'status',
    render: (record) => <VisitState record={record} />,
    exportText: stateText,
  },
  'elderlyName',
  {
    source: 'planStart',
    label: 'service-manage.application.columns.plan',
    render: (record) => shortPlanText(record, today()),
    exportText: planText,
  },
  {
    source: 'signInTime',
    label: 'service-manage.application.columns.signed',
    render: (record) => <SignedTimes record={record} />,
    exportText: signedText,
  },
  'attendantName',
  'serviceTypeId',
  {
    source: 'signInDistanceM',
    label: 'service-manage.application.columns.distance',
    render: (record) => <SignDistance record={record} />,
  },
  'elderlyCapacityTypeId',
  'rating',
  'payerType',
];
