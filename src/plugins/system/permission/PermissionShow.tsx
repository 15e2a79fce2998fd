import { EntityShow } from '../../../core/kit';
import { permission } from '../entities/permission';
import { Holders } from './Holders';

/** The page of a permission, with its holders. */
export default function PermissionShow() {
  return <EntityShow entity={permission} parts={{ holders: ({ id }) => <Holders id={Number(id)} /> }} />;
}
