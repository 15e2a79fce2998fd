import { askFirst, fieldInput, type Handler, rejection } from '../../../../server/plugin-api';
import { joinClouds, measureCloud } from '../entities/cloud';
import { lorenz } from '../entities/lorenz';
import type { CloudPart, StoredCloud } from '../entities/lorenzReads';
import { hiddenFields, parsedColumn } from './hiddenFields';
import { unstoredReports } from './unstoredReports';

/** `selectCloud`: how often each pair of intervals came, by day, by night or in all, and the ellipse of that. */
export const selectCloud: Handler = async (call, { database, ask }) => {
  const { id, part } = fieldInput(call, lorenz.reads.selectCloud.input);
  const row = await hiddenFields(database.read, call, ['cloud'], id);
  // Only the server writes it.
  const stored =
    (parsedColumn(row.cloud) as StoredCloud | null) ??
    (await askFirst(ask, unstoredReports, (reports) => reports.cloudOf(database.read, id)));
  if (!stored) throw rejection('waveformMissing');
  return { data: measureCloud(partOf(stored, part)), message: 'okRead' };
};

function partOf(stored: StoredCloud, part: CloudPart) {
  return part === 'all' ? joinClouds(stored) : stored[part];
}
