import { serviceType } from '../../../../contract/service/serviceType';
import { EntityShow } from '../../../core/kit';
import { serviceTypeSections } from './serviceTypeSections';

/** Everything about one item of the service catalogue. */
export default function ServiceTypeShow() {
  return <EntityShow entity={serviceType} sections={serviceTypeSections} />;
}
