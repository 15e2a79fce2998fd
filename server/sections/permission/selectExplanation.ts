import { explainPermission } from '../../../contract/system/explainPermission';
import { selectExplanation as definition } from '../../../contract/system/permissionCalls';
import { rejection } from '../../http/failures';
import type { Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';
import { allHolders, allTemplates } from './allHolders';
import { callNames } from './callNames';

/** `selectExplanation`: why an administrator may or may not make a call. */
export const selectExplanation: Handler = async (call, context) => {
  const { id, name } = fieldInput(call, definition.input);
  const queries = context.database.read;
  const [holder] = await allHolders(queries, await allTemplates(queries), Number(id));
  if (!holder) throw rejection('notFound');
  const isKnown = callNames(context.entities).includes(String(name));
  const { superAdmin, sources } = holder;
  return { data: explainPermission({ name: String(name), isKnown, superAdmin, sources }), message: 'okRead' };
};
