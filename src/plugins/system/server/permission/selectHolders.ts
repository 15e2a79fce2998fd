import { compilePermissions } from '../../../../../contract/permissions';
import { fieldInput, type Handler, requireRecord } from '../../../../../server/plugin-api';
import { permission } from '../../entities/permission';
import { selectHolders as definition, type PermissionHolders } from '../../entities/permissionCalls';
import { allHolders, allTemplates, permissionSetOf } from './allHolders';

/** `selectHolders`: the templates that allow a call, and the administrators who may make it. */
export const selectHolders: Handler = async (call, context) => {
  const { id } = fieldInput(call, definition.input);
  const queries = context.database.read;
  const { name } = await requireRecord({ queries, entity: permission, id });
  const templates = await allTemplates(queries);
  const allows = (set: Parameters<typeof compilePermissions>[0]) => compilePermissions(set)(name);
  const data: PermissionHolders = {
    templates: templates
      .filter(({ grants, denies }) => allows({ superAdmin: false, grants: [...grants], denies: [...denies] }))
      .map(({ id, name, enabled }) => ({ id, name, enabled })),
    admins: (await allHolders(queries, templates))
      .filter((holder) => allows(permissionSetOf(holder)))
      .map(({ id, name, username }) => ({ id, name, username })),
  };
  return { data, message: 'okRead' };
};
