import { nightGrid } from '../../../device/entities/uploads/layout';
import type { Series } from '../../entities/series';
import type { Span } from '../plot/plot';

const HOUR_SEC = 3_600;
/** The span of a usual night including its morning, 18:00 to 12:00. */
const usualNight: Span = { fromSec: nightGrid.startSec, toSec: 12 * HOUR_SEC };

/**
 * Returns the span of a night: 18:00 to 12:00 if its stages lie in between, else the hours from its first stage to its last.
 * So sleep by day is complete.
 */
export function nightSpanOf(stages: Series | undefined): Span {
  const isMeasured = (stage: number | null) => stage !== null;
  const values = stages?.channels.stage ?? [];
  const first = values.findIndex(isMeasured);
  if (!stages || first < 0) return usualNight;
  const fromSec = stages.startSec + first * stages.intervalSec;
  const toSec = stages.startSec + (values.findLastIndex(isMeasured) + 1) * stages.intervalSec;
  if (fromSec >= usualNight.fromSec && toSec <= usualNight.toSec) return usualNight;
  return { fromSec: Math.floor(fromSec / HOUR_SEC) * HOUR_SEC, toSec: Math.ceil(toSec / HOUR_SEC) * HOUR_SEC };
}
