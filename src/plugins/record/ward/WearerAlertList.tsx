import { wearerAlert } from '../../../../contract/record/wearerAlert';
import { EntityList } from '../../../core/kit';

/** What is known of all wearers of whom anything was ever found. */
export default function WearerAlertList() {
  return <EntityList entity={wearerAlert} selectable={false} />;
}
