import type { Read } from '../../../../../contract/defineEntity';

/** Reads the boundaries that the wall display draws. Returns {@link ServiceMap}. */
export const selectServiceMap = { input: {}, answer: 'record' } satisfies Read;

/** Longitude and latitude in degrees, as addresses have them. */
export type Position = readonly [lng: number, lat: number];

/** An area of the map: a street or a district, with its outlines and holes. */
export interface MapArea {
  name: string;
  rings: Position[][];
}

/** The map of the service area; without areas, there is none. */
export interface ServiceMap {
  areas: MapArea[];
  /** Rivers and roads. */
  lines: Position[][];
}
