import { wearerAlert } from '../../../../contract/record/wearerAlert';
import { EntityList, type KitRecord } from '../../../core/kit';
import { AlertLevelValue } from '../list/AlertLevelValue';

const columns = [
  'deviceUserId',
  { source: 'alertLevel', render: (record: KitRecord) => <AlertLevelValue entity={wearerAlert} record={record} /> },
  'kinds',
  'since',
  'lastTime',
  'status',
  'acknowledgedById',
  'acknowledgeTime',
];

/** What is known of all wearers of whom anything was ever found. */
export default function WearerAlertList() {
  return <EntityList entity={wearerAlert} columns={columns} selectable={false} />;
}
