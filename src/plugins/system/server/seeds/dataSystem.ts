import type { Seed } from '../../../../../contract/seed';
import { type dataSystem, MAIN_PANEL } from '../../entities/dataSystem';

/** The only panel. */
export const dataSystemSeeds: Seed<typeof dataSystem>[] = [{ code: MAIN_PANEL, refreshSeconds: 60, items: [] }];
