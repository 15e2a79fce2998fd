import { selectionFields, serviceApplicationReads } from '../../../contract/service/serviceApplicationReads';
import type { WireRecord } from '../../db/recordCodec';
import type { Handler } from '../../operations/extension';
import { readHandler } from '../../operations/read';

const { selectSomeBySelective: read } = serviceApplicationReads;
const selectWhole = readHandler(read ?? { input: {}, answer: 'list', filters: true });

/** `selectSomeBySelective`: the list's filters, and of each application only what a choice among them needs. */
export const selectSomeBySelective: Handler = async (call, context) => {
  const answer = await selectWhole(call, context);
  const records = Array.isArray(answer.data) ? (answer.data as WireRecord[]) : [];
  const data = records.map((record) => ({
    id: record.id,
    ...Object.fromEntries(selectionFields.map((field) => [field, record[field]])),
  }));
  return { ...answer, data };
};
