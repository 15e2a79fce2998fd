import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import { isEctopic } from './beatsBetween';
import { findNeighbor, middleOf } from './neighbour';

/** Kinds of places that a doctor steps through, with their keys (Shift steps back). */
export const stopKinds = ['episode', 'ectopic', 'pause', 'beat'] as const;
export type StopKind = (typeof stopKinds)[number];

const KEYS: Readonly<Record<string, readonly [StopKind, 1 | -1]>> = {
  e: ['episode', 1],
  E: ['episode', -1],
  x: ['ectopic', 1],
  X: ['ectopic', -1],
  p: ['pause', 1],
  P: ['pause', -1],
  '.': ['beat', 1],
  ',': ['beat', -1],
};

/** Returns the step of a key. */
export const stepOfKey = (key: string): readonly [StopKind, 1 | -1] | undefined =>
  Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;

/** A place to step to. */
export interface Stop {
  second: number;
  /** The beat at the place. */
  sample?: number;
}

export interface Stops {
  beats: readonly Beat[];
  episodes: readonly EcgEpisode[];
  hz: number;
}

/** Episodes without a beat. */
const SILENCES: readonly EcgEpisode['code'][] = ['pause', 'asystole'];

/** Returns all places of a kind in order of time. */
export function stopsOf(kind: StopKind, { beats, episodes, hz }: Stops): readonly Stop[] {
  if (kind === 'episode') return episodes.map((each) => ({ second: middleOf(each) }));
  if (kind === 'pause') {
    return episodes.filter(({ code }) => SILENCES.includes(code)).map((each) => ({ second: middleOf(each) }));
  }
  const matchingBeats = kind === 'ectopic' ? beats.filter(isEctopic) : beats;
  return matchingBeats.map(({ sample }) => ({ second: sample / hz, sample }));
}

/** Returns the next place of a kind after a second, or the previous one. */
export function nextStop(stops: readonly Stop[], second: number, direction: 1 | -1): Stop | undefined {
  return findNeighbor(stops, { secondOf: (stop) => stop.second, second, direction });
}
