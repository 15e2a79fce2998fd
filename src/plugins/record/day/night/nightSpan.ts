import { night } from '../../../device/entities/layout';

/** The span of a night including its morning, 18:00 to 12:00. Later daytime sleep appears with its day. */
export const nightSpan = { fromSec: night.startSec, toSec: 12 * 3_600 };
