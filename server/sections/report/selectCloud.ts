import { joinClouds, measureCloud } from '../../../contract/report/cloud';
import { lorenz } from '../../../contract/report/lorenz';
import type { CloudPart, StoredCloud } from '../../../contract/report/lorenzReads';
import { drawnCloud } from '../../demo/reports/drawnCloud';
import { rejection } from '../../http/failures';
import type { Handler } from '../../operations/extension';
import { fieldInput } from '../../operations/input';
import { hiddenFields, parsedColumn } from './hiddenFields';

/** `selectCloud`: how often each pair of intervals came, by day, by night or in all, and the ellipse of that. */
export const selectCloud: Handler = async (call, { database }) => {
  const { id, part } = fieldInput(call, lorenz.reads?.selectCloud?.input ?? {});
  const row = await hiddenFields(database.read, call, ['cloud', 'demoSignal'], Number(id));
  // Only the server writes it.
  const stored = (parsedColumn(row.cloud) as StoredCloud | null) ?? drawnCloud(parsedColumn(row.demoSignal));
  if (!stored) throw rejection('waveformMissing');
  return { data: measureCloud(partOf(stored, part as CloudPart)), message: 'okRead' };
};

function partOf(stored: StoredCloud, part: CloudPart) {
  return part === 'all' ? joinClouds(stored) : stored[part];
}
