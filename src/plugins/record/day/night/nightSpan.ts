import { night } from '../../../device/entities/layout';

/** The span of a night, 18:00 to 12:00. */
export const nightSpan = { fromSec: night.startSec, toSec: night.startSec + night.spanSec };
