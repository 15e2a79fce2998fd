import { EntityList, type KitRecord } from '../../../core/kit';
import { wearerAlert } from '../entities/alerts/wearerAlert';
import { AlertLevelValue } from '../list/AlertLevelValue';

const cells = { alertLevel: WearerLevel };

/** Lists the alerts of all wearers, including resolved ones. */
export default function WearerAlertList() {
  return <EntityList entity={wearerAlert} cells={cells} selectable={false} />;
}

function WearerLevel({ record }: { record: KitRecord }) {
  return <AlertLevelValue entity={wearerAlert} record={record} />;
}
