import { compilePermissions } from '../../../../../contract/permissions';
import { fieldInput, type Handler, rejection } from '../../../../../server/plugin-api';
import { explainPermission } from '../../entities/explainPermission';
import { selectExplanation as definition } from '../../entities/permissionCalls';
import { type AssignedTemplate, allHolders, allTemplates } from './allHolders';
import { callNames } from './callNames';

/** `selectExplanation`: why an administrator may or may not make a call, and which templates would allow it. */
export const selectExplanation: Handler = async (call, context) => {
  const { id, name } = fieldInput(call, definition.input);
  const queries = context.database.read;
  const templates = await allTemplates(queries);
  const [holder] = await allHolders(queries, templates, id);
  if (!holder) throw rejection('notFound');
  const names = callNames(context.entities);
  const { superAdmin, sources } = holder;
  const allowing = allowingTemplates(templates, name, names);
  return {
    data: explainPermission({ name, isKnown: names.includes(name), superAdmin, sources, allowing }),
    message: 'okRead',
  };
};

/** Returns the templates in use that allow a call, sorted by how few other calls they allow. */
function allowingTemplates(
  templates: readonly AssignedTemplate[],
  name: string,
  names: readonly string[],
): AssignedTemplate[] {
  return templates
    .filter(({ enabled }) => enabled)
    .map((template) => {
      const allows = compilePermissions({
        superAdmin: false,
        grants: [...template.grants],
        denies: [...template.denies],
      });
      return { template, isMeant: allows(name), count: names.filter(allows).length };
    })
    .filter(({ isMeant: isAllowing }) => isAllowing)
    .sort((one, other) => one.count - other.count)
    .map(({ template }) => template);
}
