import type { Beat } from '../../entities/decodeBeats';
import type { EcgEpisode } from '../../entities/ecg';
import { isEctopic } from './beatsBetween';
import { middleOf, neighbour } from './neighbour';

/** What a doctor goes through one after the other, with the key for it (with shift to the one before). */
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

/** The step that a key means. */
export const stepOfKey = (key: string): readonly [StopKind, 1 | -1] | undefined =>
  Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;

/** A place to look at. */
export interface Stop {
  second: number;
  /** The beat there. */
  sample?: number;
}

export interface Stops {
  beats: readonly Beat[];
  episodes: readonly EcgEpisode[];
  hz: number;
}

/** Stretches without a beat. */
const SILENCES: readonly EcgEpisode['code'][] = ['pause', 'asystole'];

/** All places of a kind, in order. */
export function stopsOf(kind: StopKind, { beats, episodes, hz }: Stops): readonly Stop[] {
  if (kind === 'episode') return episodes.map((each) => ({ second: middleOf(each) }));
  if (kind === 'pause') {
    return episodes.filter(({ code }) => SILENCES.includes(code)).map((each) => ({ second: middleOf(each) }));
  }
  const meant = kind === 'ectopic' ? beats.filter(isEctopic) : beats;
  return meant.map(({ sample }) => ({ second: sample / hz, sample }));
}

/** The place of a kind that comes next, or last before a second. */
export function nextStop(stops: readonly Stop[], second: number, direction: 1 | -1): Stop | undefined {
  return neighbour(stops, { secondOf: (stop) => stop.second, second, direction });
}
