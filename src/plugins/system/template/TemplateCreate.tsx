import { permissionTemplate } from '../../../../contract/system/permissionTemplate';
import { EntityCreate } from '../../../core/kit';
import { templateSections } from './templateSections';

/** Builds a template. */
export default function TemplateCreate() {
  return <EntityCreate entity={permissionTemplate} sections={templateSections} />;
}
