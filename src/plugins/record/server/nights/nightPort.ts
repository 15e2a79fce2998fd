import { type Context, definePort, type WriteTransaction } from '../../../../../server/plugin-api';
import type { WearerNight } from './nightDue';
import type { WearerNightData } from './readNight';

/** A completed night, with the figures of its record. */
export type CompletedNight = WearerNightData & WearerNight;

export interface NightFrame {
  context: Context;
  transaction: WriteTransaction;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Called when a night is over, and again whenever it may have changed. Returns the tables whose versions the caller must
 * increment.
 */
export type NightListener = (frame: NightFrame, night: CompletedNight) => Promise<readonly string[]>;

/** Port through which sections react to completed nights. */
export const nightPort = definePort<NightListener>('record.nights');
