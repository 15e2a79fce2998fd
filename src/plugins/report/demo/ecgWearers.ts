import type { DemoCounts } from '../../../../server/demo/demoSizes';
import { deviceTypeOf, lifeStatusOf, wearerOfDevice } from '../../device/demo';

export interface EcgWearer {
  device: number;
  wearer: number;
}

const wearersByCounts = new WeakMap<DemoCounts, readonly EcgWearer[]>();

/** Returns the wearers of ECG patches, those with planted findings first. Cached, because every report needs them. */
export function ecgWearers(counts: DemoCounts): readonly EcgWearer[] {
  const found = wearersByCounts.get(counts) ?? listEcgWearers(counts);
  wearersByCounts.set(counts, found);
  return found;
}

function listEcgWearers(counts: DemoCounts): readonly EcgWearer[] {
  const devices = Array.from({ length: counts.device }, (_, at) => at + 1).filter(
    (device) => lifeStatusOf(device, counts) === 'bound' && deviceTypeOf(device) === 'ECG_PATCH',
  );
  const wearers = devices.map((device) => ({ device, wearer: wearerOfDevice(device, counts) }));
  const isPlanted = ({ wearer }: EcgWearer) => PLANTED_WEARERS.includes(wearer);
  return [...wearers.filter(isPlanted), ...wearers.filter((each) => !isPlanted(each))];
}

/** Wearers with planted signals, in the order of their reports. */
export const PLANTED_WEARERS: readonly number[] = [3, 8, 11, 1, 13, 18];
