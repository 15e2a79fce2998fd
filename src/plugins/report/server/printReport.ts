import { STATUS } from '../../../../contract/calls/envelope';
import {
  bumpVersions,
  fieldInput,
  type Handler,
  rejection,
  requireRecord,
  transact,
} from '../../../../server/plugin-api';
import { printReport as definition, type PrintableReport } from '../entities/reportRules';
import { reportKindOf, reports } from './reports';

/** `printReport`: the masked texts of a published report in plain form. Each call is logged. */
export const printReport: Handler = async (call, context) => {
  const { id } = fieldInput(call, definition.input);
  const data = await transact(call, context, async ({ transaction }): Promise<PrintableReport> => {
    const queries = context.database.applyScope(transaction);
    const record = await requireRecord({ queries, entity: reports[reportKindOf(call.entity.name)], id });
    if (record.status !== 'published') throw rejection('notPublished');
    const doctor = await transaction
      .selectFrom('doctor')
      .select('name')
      .where('id', '=', record.doctorId)
      .executeTakeFirst();
    await context.audit.write(transaction, {
      call,
      id: id,
      logType: 'export',
      resultStatus: STATUS.SUCCESS,
      diff: { reportNo: record.reportNo },
    });
    await bumpVersions(transaction, ['log']);
    return {
      elderlyName: record.elderlyName,
      doctorName: doctor?.name ?? null,
      doctorConclusion: record.doctorConclusion,
    };
  });
  return { data, message: 'okPrinted' };
};
