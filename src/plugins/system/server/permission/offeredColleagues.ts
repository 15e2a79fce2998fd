import type { Suggestion } from '../../../../../contract/fields';
import { compilePermissions } from '../../../../../contract/permissions';
import type { Call, Context } from '../../../../../server/plugin-api';
import { allHolders, allTemplates, permissionSetOf } from './allHolders';

interface ColleagueSearch {
  call: Call;
  context: Context;
  /** Full name of the required permission. */
  requiredPermission: string;
  /** Part of a name or user name. */
  keyword: string | null | undefined;
  limit: number;
}

/** Returns the other enabled administrators with a permission, as options of an input. */
export async function offeredColleagues(search: ColleagueSearch): Promise<Suggestion[]> {
  const { call, context, requiredPermission, limit } = search;
  const keyword = search.keyword?.toLowerCase() ?? '';
  const callerId = call.caller?.adminId;
  const { read } = context.database.unscoped;
  const rows = await read.selectFrom('admin').select('id').where('status', '=', 'enabled').execute();
  const enabled = new Set(rows.map(({ id }) => id));
  const holders = await allHolders(read, await allTemplates(read));
  return holders
    .filter(({ id }) => enabled.has(id) && id !== callerId)
    .filter(({ name, username }) => [name, username].some((word) => word.toLowerCase().includes(keyword)))
    .filter((holder) => compilePermissions(permissionSetOf(holder))(requiredPermission))
    .slice(0, limit)
    .map(({ id, name, username }) => ({ value: String(id), name, hint: username }));
}
