import { formOptions } from '../../../core/kit';
import { permissionTemplate } from '../entities/permissionTemplate';
import { PermissionMatrix } from './PermissionMatrix';
import { TemplateEffect } from './TemplateEffect';

/** The form of a template; what it opens and closes, and for whom, is shown before it is saved. */
export default formOptions(permissionTemplate, {
  parts: { matrix: <PermissionMatrix />, effect: <TemplateEffect /> },
});
