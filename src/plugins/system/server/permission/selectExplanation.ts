import { fieldInput, type Handler, rejection } from '../../../../../server/plugin-api';
import { explainPermission } from '../../entities/explainPermission';
import { selectExplanation as definition } from '../../entities/permissionCalls';
import { allHolders, allTemplates } from './allHolders';
import { callNames } from './callNames';

/** `selectExplanation`: why an administrator may or may not make a call. */
export const selectExplanation: Handler = async (call, context) => {
  const { id, name } = fieldInput(call, definition.input);
  const queries = context.database.read;
  const [holder] = await allHolders(queries, await allTemplates(queries), id);
  if (!holder) throw rejection('notFound');
  const isKnown = callNames(context.entities).includes(name);
  const { superAdmin, sources } = holder;
  return { data: explainPermission({ name: name, isKnown, superAdmin, sources }), message: 'okRead' };
};
