import { MINUTE_MS } from '../../contract/moment';

/** Counts what happens again within a minute of its first time, by a key. */
export class Repeated<T> {
  readonly #minutes = new Map<string, { end: number; last: T; times: number }>();

  /** Whether nothing of this key happened in the last minute; else it is counted. */
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

  /** Takes out the minutes that are over at `now`; answers the last entry of each and how many there were besides the first. */
  take(now: number): { entry: T; times: number }[] {
    const over = [...this.#minutes].filter(([, { end }]) => end <= now);
    for (const [key] of over) this.#minutes.delete(key);
    return over.flatMap(([, { last, times }]) => (times > 0 ? [{ entry: last, times }] : []));
  }
}
