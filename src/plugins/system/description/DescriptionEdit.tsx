import { functionDescription } from '../../../../contract/system/functionDescription';
import { EntityEdit } from '../../../core/kit';
import { descriptionSections } from './descriptionSections';

/** Changes the help of a page. */
export default function DescriptionEdit() {
  return <EntityEdit entity={functionDescription} sections={descriptionSections} />;
}
