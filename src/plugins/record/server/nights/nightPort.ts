import { type Context, definePort, type WriteTransaction } from '../../../../../server/plugin-api';
import type { WearerNight } from './nightDue';
import type { WearerNightRead } from './readNight';

/** A night that is over, with the figures that stand in its record. */
export type SettledNight = WearerNightRead & WearerNight;

export interface NightFrame {
  context: Context;
  transaction: WriteTransaction;
  /** Milliseconds since 1970. */
  now: number;
}

/** Told of a night that is over, and again whenever it may have changed; answers the tables whose versions are to move. */
export type NightFollower = (frame: NightFrame, night: SettledNight) => Promise<readonly string[]>;

/** Sections that follow nights answer. */
export const nightPort = definePort<NightFollower>('record.nights');
