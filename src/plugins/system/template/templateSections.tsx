import type { FormSection } from '../../../core/kit';
import { PermissionMatrix } from './PermissionMatrix';
import { TemplateEffect } from './TemplateEffect';

/** The parts of a template's form. */
export const templateSections: readonly FormSection[] = [
  { label: 'system-manage.template.words', fields: ['code', 'name', 'description', 'enabled', 'remark'] },
  {
    label: 'system-manage.template.matrix',
    description: 'system-manage.template.matrixHelp',
    fields: ['grants', 'denies'],
    content: <PermissionMatrix />,
  },
  {
    label: 'system-manage.template.effect',
    description: 'system-manage.template.effectHelp',
    fields: [],
    content: <TemplateEffect />,
  },
];
