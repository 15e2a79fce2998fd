import { compilePermissions } from '../../../../../contract/permissions';
import type { Queries } from '../../../../../server/plugin-api';
import { dataScopeOf } from '../../../../../server/plugin-api/builtin';
import { allHolders, allTemplates, permissionSetOf } from './allHolders';

/** An administrator who can sign in and has a permission. */
export interface EnabledHolder {
  id: number;
  name: string;
  superAdmin: boolean;
  /** Leads a post: acts as a substitute if no other person is named. */
  postLead: boolean;
  /** The data scope; `undefined` for all records. */
  scope: ReturnType<typeof dataScopeOf>;
}

/** Returns the enabled administrators with a permission, given its full name. */
export async function enabledHolders(queries: Queries, requiredPermission: string): Promise<EnabledHolder[]> {
  const rows = await queries
    .selectFrom('admin')
    .select(['id', 'superAdmin', 'dataScope', 'regionCodes', 'postLead'])
    .where('status', '=', 'enabled')
    .execute();
  const accounts = new Map(rows.map((row) => [row.id, row]));
  const holders = await allHolders(queries, await allTemplates(queries));
  return holders.flatMap((holder) => {
    const account = accounts.get(holder.id);
    if (!account || !compilePermissions(permissionSetOf(holder))(requiredPermission)) return [];
    const { id, name, superAdmin } = holder;
    const regionCodes = typeof account.regionCodes === 'string' ? JSON.parse(account.regionCodes) : [];
    const scope = dataScopeOf({ ...account, superAdmin, regionCodes });
    return [{ id, name, superAdmin, postLead: account.postLead === 1, scope }];
  });
}
