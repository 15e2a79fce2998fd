import { fieldInput, firstPortResult, type Handler, rejection, requireRecord } from '../../../../server/plugin-api';
import { joinClouds, measureCloud } from '../entities/cloud';
import { lorenz } from '../entities/lorenz';
import type { CloudPart, StoredCloud } from '../entities/lorenzReads';
import { generatedReports } from './generatedReports';
import { hiddenFields, parsedColumn } from './hiddenFields';

/** `selectCloud`: the frequencies of interval pairs by day, by night or in total, with their ellipse. */
export const selectCloud: Handler = async (call, { database, ask }) => {
  const { id, part } = fieldInput(call, lorenz.reads.selectCloud.input);
  const row = await hiddenFields(database.read, { kind: 'lorenz', id }, ['cloud']);
  const { meanRr, sd1, sd2 } = await requireRecord({ queries: database.read, entity: lorenz, id });
  // Only the server writes it.
  const stored =
    (parsedColumn(row.cloud) as StoredCloud | null) ??
    (await firstPortResult(ask, generatedReports, (reports) => reports.cloudOf(database.read, id)));
  if (!stored) throw rejection('waveformMissing');
  const wholeEllipse = { meanRr: meanRr ?? 0, sd1: sd1 ?? 0, sd2: sd2 ?? 0 };
  const ellipse = part === 'all' ? wholeEllipse : stored.ellipses?.[part];
  return { data: { ...measureCloud(partOf(stored, part)), ...ellipse }, message: 'okRead' };
};

function partOf(stored: StoredCloud, part: CloudPart) {
  return part === 'all' ? joinClouds(stored) : stored[part];
}
