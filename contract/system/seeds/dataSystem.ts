import type { Seed } from '../../seed';
import { type dataSystem, MAIN_PANEL } from '../dataSystem';

/** The one panel there is. */
export const dataSystemSeeds: Seed<typeof dataSystem>[] = [{ code: MAIN_PANEL, refreshSeconds: 60, items: [] }];
