import { DEFAULT_LOCALE } from '../../contract/constants';
import type { RecordOf } from '../db/rows/recordCodec';
import { AUTH_EPOCH } from '../db/tableVersions';
import type { EntityExtension, ReadContext } from '../operations/extension';
import { permissionTitle } from './permissionRows';
import { reloadPermission } from './sessionOperations';

/** The host's extension of permissions: localized titles, and the call that reloads the caller's own permissions. */
export const permissionExtension: EntityExtension<'permission'> = {
  affectedTables: [AUTH_EPOCH],
  read: translateTitles,
  readFields: ['title'],
  operations: { reloadPermission },
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
