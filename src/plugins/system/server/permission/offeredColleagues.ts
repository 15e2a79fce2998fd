import type { OfferedValue } from '../../../../../contract/fields';
import { compilePermissions } from '../../../../../contract/permissions';
import type { Call, Context } from '../../../../../server/plugin-api';
import { allHolders, allTemplates, permissionSetOf } from './allHolders';

interface SoughtColleagues {
  call: Call;
  context: Context;
  /** Full name of the required permission. */
  needed: string;
  /** Part of a name or user name. */
  keyword: string | null | undefined;
  limit: number;
}

/** Returns the other enabled administrators with a permission, as options of an input. */
export async function offeredColleagues(sought: SoughtColleagues): Promise<OfferedValue[]> {
  const { call, context, needed, limit } = sought;
  const keyword = sought.keyword?.toLowerCase() ?? '';
  const me = call.caller?.adminId;
  const { read } = context.database.whole;
  const rows = await read.selectFrom('admin').select('id').where('status', '=', 'enabled').execute();
  const enabled = new Set(rows.map(({ id }) => id));
  const holders = await allHolders(read, await allTemplates(read));
  return holders
    .filter(({ id }) => enabled.has(id) && id !== me)
    .filter(({ name, username }) => [name, username].some((word) => word.toLowerCase().includes(keyword)))
    .filter((holder) => compilePermissions(permissionSetOf(holder))(needed))
    .slice(0, limit)
    .map(({ id, name, username }) => ({ value: String(id), name, hint: username }));
}
