import { night } from '../../../device/entities/layout';

/** The span of a night with its morning, 18:00 to 12:00; sleep by day after it is shown with its day. */
export const nightSpan = { fromSec: night.startSec, toSec: 12 * 3_600 };
