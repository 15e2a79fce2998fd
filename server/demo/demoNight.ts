import type { StoredNight } from '../../contract/report/sleepReads';
export function demoNight(_signal: unknown): StoredNight | undefined {
  return undefined;
}
