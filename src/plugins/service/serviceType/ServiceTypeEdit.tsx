import { serviceType } from '../../../../contract/service/serviceType';
import { EntityEdit } from '../../../core/kit';
import { serviceTypeSections } from './serviceTypeSections';

/** Changes an item of the service catalogue. */
export default function ServiceTypeEdit() {
  return <EntityEdit entity={serviceType} sections={serviceTypeSections} layout="tabs" />;
}
