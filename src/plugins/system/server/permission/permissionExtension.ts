import { DEFAULT_LOCALE } from '../../../../../contract/constants';
import {
  AUTH_EPOCH,
  type EntityExtension,
  permissionTitle,
  type ReadContext,
  type RecordOf,
  reloadPermission,
} from '../../../../../server/plugin-api';
import { selectHolders } from './selectHolders';

/** Server extension of permissions: localized titles, holders, and the call that reloads the caller's own permissions. */
export const permissionExtension: EntityExtension<'permission'> = {
  affectedTables: [AUTH_EPOCH],
  read: translateTitles,
  readFields: ['title'],
  operations: { reloadPermission, selectHolders },
};

/** Translates titles, which are stored in Chinese. Customized titles stay unchanged. */
async function translateTitles(
  records: RecordOf<'permission'>[],
  { context, locale = DEFAULT_LOCALE }: ReadContext,
): Promise<void> {
  if (locale === DEFAULT_LOCALE) return;
  for (const record of records) {
    const entity = context.findEntity(record.entity);
    const { operation } = record;
    if (!entity || context.operationTitle(entity, operation, DEFAULT_LOCALE) === undefined) continue;
    if (record.title !== permissionTitle(entity, operation, context, DEFAULT_LOCALE)) continue;
    record.title = permissionTitle(entity, operation, context, locale);
  }
}
