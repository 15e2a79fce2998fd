import { MINUTE_MS } from '../../contract/moment';

/** Counts repetitions by key, within a minute of the first occurrence. */
export class LogDeduplicator<T> {
  readonly #minutes = new Map<string, { end: number; last: T; times: number }>();

  /** Returns whether the key did not occur in the last minute; otherwise counts a repetition. */
  isFirst(key: string, entry: T, now: number): boolean {
    const minute = this.#minutes.get(key);
    if (!minute || (minute.end <= now && minute.times === 0)) {
      this.#minutes.set(key, { end: now + MINUTE_MS, last: entry, times: 0 });
      return true;
    }
    minute.last = entry;
    minute.times += 1;
    return false;
  }

  /** Removes the minutes that have ended at `now`. Returns the last entry of each and the number of repetitions. */
  takeEnded(now: number): { entry: T; times: number }[] {
    const endedMinutes = [...this.#minutes].filter(([, { end }]) => end <= now);
    for (const [key] of endedMinutes) this.#minutes.delete(key);
    return endedMinutes.flatMap(([, { last, times }]) => (times > 0 ? [{ entry: last, times }] : []));
  }
}
