import { EntityShow } from '../../../core/kit';
import { permission } from '../entities/permission';
import { Holders } from './Holders';

/** One permission, and who holds it. */
export default function PermissionShow() {
  return <EntityShow entity={permission} parts={{ holders: ({ id }) => <Holders id={Number(id)} /> }} />;
}
