import type { Entity } from '../../../../contract/defineEntity';
import { groupsForPage } from '../../../../contract/groups';
import { entityLabel, groupHelp, groupLabel } from '../entity/labels';
import type { FormOptions, FormSection } from './FormSettings';

/**
 * Returns the parts of a form: the selected groups of the entity, with the page's custom inputs and content.
 * @param allowed the fields that can be entered
 */
export function formSections(entity: Entity, allowed: readonly string[], options: FormOptions = {}): FormSection[] {
  const { groups: selectedGroups, parts = {} } = options;
  const inputs = { ...options.inputs, ...options.insertInputs };
  const groups = groupsForPage(entity, 'form', allowed);
  if (!groups) return [{ label: entityLabel(entity), fields: allowed, inputs }];
  const shownGroups = selectedGroups
    ? selectedGroups.flatMap((name) => groups.find((group) => group.name === name) ?? [])
    : groups;
  return shownGroups
    .filter(({ name, fields }) => fields.length > 0 || parts[name] !== undefined)
    .map(({ name, fields }) => ({
      label: groupLabel(entity, name),
      description: groupHelp(entity, name),
      fields,
      inputs,
      content: parts[name],
    }));
}
