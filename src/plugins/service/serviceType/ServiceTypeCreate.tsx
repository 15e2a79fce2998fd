import { serviceType } from '../../../../contract/service/serviceType';
import { EntityCreate } from '../../../core/kit';
import { serviceTypeSections } from './serviceTypeSections';

/** Adds an item to the service catalogue. */
export default function ServiceTypeCreate() {
  return <EntityCreate entity={serviceType} sections={serviceTypeSections} layout="tabs" />;
}
