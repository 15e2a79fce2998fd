import { askFirst, type Context, type Handler, idInput, rejection } from '../../../../server/plugin-api';
import type { AverageBeat } from '../entities/beatMarks';
import { hiddenFields, parsedColumn } from './hiddenFields';
import { unstoredReports } from './unstoredReports';

/** `selectBeat`: the averaged beat of a recording, with the marks of the analysis. */
export const selectBeat: Handler = async (call, context) => ({
  data: await averageBeatOf(context, idInput(call)),
  message: 'okRead',
});

/**
 * Returns the averaged beat of a report if the caller may read the report.
 * @throws {Rejection} `beatMissing` if too few beats were similar, or if the report predates averaged beats
 */
export async function averageBeatOf({ database, ask }: Context, id: number): Promise<AverageBeat> {
  const row = await hiddenFields(database.read, { kind: 'ecg', id }, ['averageBeat']);
  // Only the server writes it.
  const beat =
    (parsedColumn(row.averageBeat) as AverageBeat | null) ??
    (await askFirst(ask, unstoredReports, (reports) => reports.averageBeatOf(database.read, id)));
  if (!beat) throw rejection('beatMissing');
  return beat;
}
