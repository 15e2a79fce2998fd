import type { Point } from '../../../../contract/distance';
import { GeofenceMap, type GeofenceMark, type KitRecord, useRevealedRecord } from '../../../core/kit';

/** Radius of a geofence that nobody has set, in metres. */
const RADIUS_M = 100;

/** Where a visit was signed in and out, around its place; in which direction only while the record is revealed. */
export function VisitMap({ record }: { record: KitRecord }) {
  const shown = useRevealedRecord(record);
  const isRevealed = shown !== record;
  const place = isRevealed ? pointIn(shown, 'service') : undefined;
  const marks = (['in', 'out'] as const).flatMap((kind): GeofenceMark[] => {
    const end = kind === 'in' ? 'signIn' : 'signOut';
    if (!record[`${end}Time`]) return [];
    return [
      {
        kind,
        point: isRevealed ? pointIn(shown, end) : undefined,
        distanceM: numberIn(record, `${end}DistanceM`),
        accuracyM: numberIn(record, `${end}AccuracyM`),
      },
    ];
  });
  return (
    <GeofenceMap
      place={place}
      radiusM={numberIn(record, 'geofenceM') ?? RADIUS_M}
      marks={marks}
      isMasked={!isRevealed && marks.length > 0}
    />
  );
}

function pointIn(record: KitRecord, prefix: string): Point | undefined {
  const [lng, lat] = [numberIn(record, `${prefix}Lng`), numberIn(record, `${prefix}Lat`)];
  return lng === null || lat === null ? undefined : { lng, lat };
}

function numberIn(record: KitRecord, name: string): number | null {
  const value = record[name];
  return typeof value === 'number' ? value : null;
}
