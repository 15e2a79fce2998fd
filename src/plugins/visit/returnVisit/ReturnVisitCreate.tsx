import { returnVisit } from '../../../../contract/visit/returnVisit';
import { EntityCreate, today } from '../../../core/kit';
import { planSection } from './visitSections';

const sections = [planSection];

/** Plans a follow-up. */
export default function ReturnVisitCreate() {
  return <EntityCreate entity={returnVisit} sections={sections} defaultValues={{ planDate: today() }} />;
}
