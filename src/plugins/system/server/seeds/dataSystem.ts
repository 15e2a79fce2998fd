import type { Seed } from '../../../../../contract/seed';
import { type dataSystem, MAIN_PANEL } from '../../entities/dataSystem';

/** The one panel there is. */
export const dataSystemSeeds: Seed<typeof dataSystem>[] = [{ code: MAIN_PANEL, refreshSeconds: 60, items: [] }];
