import { type Context, firstPortResult, type Handler, idInput, rejection } from '../../../../../server/plugin-api';
import type { AverageBeat } from '../../entities/beatMarks';
import { generatedReports } from '../generatedReports';
import { hiddenFields, parsedColumn } from '../hiddenFields';

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
    (await firstPortResult(ask, generatedReports, (reports) => reports.averageBeatOf(database.read, id)));
  if (!beat) throw rejection('beatMissing');
  return beat;
}
