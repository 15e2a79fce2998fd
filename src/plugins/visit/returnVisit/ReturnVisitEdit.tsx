import { returnVisit } from '../../../../contract/visit/returnVisit';
import { EntityEdit } from '../../../core/kit';
import { findingSections, planSection } from './visitSections';

const sections = [planSection, ...findingSections];

/** Changes the plan of a follow-up, or corrects what was taken down. */
export default function ReturnVisitEdit() {
  return <EntityEdit entity={returnVisit} sections={sections} layout="tabs" />;
}
