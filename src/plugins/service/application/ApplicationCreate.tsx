import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { EntityCreate } from '../../../core/kit';
import { applicationSections } from './form/applicationSections';

/** Enters a request for an elder. */
export default function ApplicationCreate() {
  return <EntityCreate entity={serviceApplication} sections={applicationSections} />;
}
