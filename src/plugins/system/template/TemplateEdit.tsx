import { permissionTemplate } from '../../../../contract/system/permissionTemplate';
import { EntityEdit } from '../../../core/kit';
import { templateSections } from './templateSections';

/** Changes a template; what that opens and closes, and for whom, is shown before it is saved. */
export default function TemplateEdit() {
  return <EntityEdit entity={permissionTemplate} sections={templateSections} />;
}
