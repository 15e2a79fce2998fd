import { formOptions } from '../../../core/kit';
import { permissionTemplate } from '../entities/permissionTemplate';
import { PermissionMatrix } from './PermissionMatrix';
import { TemplateEffect } from './TemplateEffect';

/** The form of a template. Shows the effects of a change before it is saved. */
export default formOptions(permissionTemplate, {
  parts: { matrix: <PermissionMatrix />, effect: <TemplateEffect /> },
});
