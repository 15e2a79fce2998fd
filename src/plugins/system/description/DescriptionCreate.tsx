import { functionDescription } from '../../../../contract/system/functionDescription';
import { EntityCreate } from '../../../core/kit';
import { descriptionSections } from './descriptionSections';

/** Writes the help of a page in one language. */
export default function DescriptionCreate() {
  return <EntityCreate entity={functionDescription} sections={descriptionSections} />;
}
