import { attendant } from '../../../../contract/service/attendant';
import { EntityShow } from '../../../core/kit';
import { attendantSections } from './attendantSections';

/** Everything about one caregiver. */
export default function AttendantShow() {
  return (
    <EntityShow
      entity={attendant}
      sections={[
        {
          label: 'service-manage.attendant.review',
          fields: [
            'attendantNo',
            'status',
            'statusReason',
            'passTime',
            'banTime',
            'banUntil',
            'workStatus',
            'certExpire',
          ],
        },
        ...attendantSections,
        {
          label: 'service-manage.attendant.record',
          fields: ['serviceCount', 'rating', 'completeRate', 'abnormalRate30d'],
        },
      ]}
    />
  );
}
