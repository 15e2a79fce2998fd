import { STATUS } from '../../../../../contract/calls/envelope';
import { DEFAULT_LOCALE } from '../../../../../contract/constants';
import { dateTime, text } from '../../../../../contract/fields';
import {
  bumpVersions,
  type EntityExtension,
  fieldInput,
  type Handler,
  type ReadContext,
  type RecordOf,
  rejection,
  withInputSchema,
} from '../../../../../server/plugin-api';
import { permissionTitle } from '../../../../../server/plugin-api/builtin';

/** Fields of an error report of the console. */
const reportFields = {
  message: text({ required: true, max: 500, multiline: true }),
  time: dateTime({}),
  source: text({ max: 500 }),
  path: text({ max: 500 }),
  stack: text({ max: 8_000, multiline: true }),
};

/** `insert`: stores error reports of the console. The server writes all other entries itself. */
const insert = withInputSchema(reportFields, async (call, context) => {
  const { message, path, ...details } = fieldInput(call, reportFields);
  await context.database.write(async (transaction) => {
    await context.audit.write(transaction, {
      call,
      logType: 'exception',
      resultStatus: STATUS.SUCCESS,
      errorMsg: message,
      diff: { page: path ?? null, ...details },
    });
    await bumpVersions(transaction, ['log']);
  });
  return { message: 'okDone' };
});

const refuse: Handler = async () => {
  throw rejection('appendOnly');
};

/** Server extension of access counts: only the server writes them. */
export const accessCountExtension: EntityExtension<'accessCount'> = {
  operations: { insert: refuse, updateByIdSelective: refuse, updateByIds: refuse },
};

/** Server extension of the audit trail: only the server writes it, and nobody changes it. */
export const logExtension: EntityExtension<'log'> = {
  read: describe,
  operations: { insert, updateByIdSelective: refuse, updateByIds: refuse, deleteById: refuse, deleteByIds: refuse },
};

/**
 * Adds a description of the operation. Calls of previous versions and of the server itself have no title and keep their
 * names.
 */
async function describe(records: RecordOf<'log'>[], { context, locale = DEFAULT_LOCALE }: ReadContext): Promise<void> {
  for (const record of records) {
    const { entity: name, operation } = record;
    const entity = name === null ? undefined : context.findEntity(name);
    const isTitled = entity && operation && context.operationTitle(entity, operation, locale) !== undefined;
    record.what = isTitled ? permissionTitle(entity, operation, context, locale) : (operation ?? null);
  }
}
