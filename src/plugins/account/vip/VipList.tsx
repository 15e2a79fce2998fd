import { ColorDot, EntityList, FieldValue, type KitRecord } from '../../../core/kit';
import { vip } from '../entities/vip';

const cells = { name: ColoredName };

/** Lists membership levels by rank. */
export default function VipList() {
  return <EntityList entity={vip} cells={cells} />;
}

/** Shows the name of a level beside its color. */
function ColoredName({ record }: { record: KitRecord }) {
  return (
    <>
      {typeof record.color === 'string' && <ColorDot color={record.color} />}
      <FieldValue entity={vip} source="name" record={record} />
    </>
  );
}
