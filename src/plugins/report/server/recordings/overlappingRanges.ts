import type { Queries, WireRecord } from '../../../../../server/plugin-api';
import { RECORDING_SEC_MAX } from '../../../device/entities/uploads/uploadProtocol';
import type { EcgEpisode } from '../../entities/ecg';
import { ECG_EPISODES_MAX } from '../../entities/ecgCodes';

/** The recording whose overlaps are searched. Times are milliseconds since 1970. */
interface RecordingRange {
  deviceId: number;
  deviceUserId: number;
  begin: number;
  end: number;
  /** Id of its report, if it has one. */
  id: number | undefined;
}

/**
 * Returns the ranges of a recording that overlap others of the same device or wearer, so that the same beats are in several
 * reports.
 */
export async function overlappingRanges(
  queries: Queries,
  { deviceId, deviceUserId, begin, end, id }: RecordingRange,
): Promise<EcgEpisode[]> {
  const others = await queries
    .selectFrom('ecg')
    .select(['id', 'periodStart', 'periodEnd'])
    .where((where) => where.or([where('deviceId', '=', deviceId), where('deviceUserId', '=', deviceUserId)]))
    .where('periodStart', '>', begin - RECORDING_SEC_MAX * 1_000)
    .where('periodStart', '<', end)
    .where('periodEnd', '>', begin)
    .where('waveformSha256', 'is not', null)
    .where('status', '<>', 'invalid')
    .where('deleted', '=', 0)
    .orderBy('periodStart')
    .execute();
  const secondOf = (moment: number) => Math.round((moment - begin) / 10) / 100;
  return others.flatMap((other): EcgEpisode[] => {
    if (other.id === id) return [];
    const fromSec = secondOf(Math.max(begin, other.periodStart));
    const toSec = secondOf(Math.min(end, other.periodEnd));
    return [{ code: 'overlap', fromSec, toSec, certainty: 'high', value: null, limit: null, confidence: null }];
  });
}

/** Adds episodes to the measurements of a recording. If there are too many, the added ones take precedence. */
export function withEpisodes(ecgValues: WireRecord, added: readonly EcgEpisode[]): WireRecord {
  const own = (ecgValues.episodes ?? []) as readonly EcgEpisode[];
  const episodes = [...added, ...own].slice(0, ECG_EPISODES_MAX).sort((one, other) => one.fromSec - other.fromSec);
  return { ...ecgValues, episodes };
}
