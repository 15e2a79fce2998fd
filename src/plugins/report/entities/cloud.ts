import {
  CLOUD_BIN_MS,
  CLOUD_BINS,
  CLOUD_DAY,
  CLOUD_FROM_MS,
  CLOUD_TO_MS,
  type Cloud,
  type CloudCells,
  type Ellipse,
  type StoredCloud,
} from './lorenzReads';

/** Counts pairs of intervals by bin. */
export class CloudCounter {
  readonly #counts = new Uint32Array(CLOUD_BINS * CLOUD_BINS);
  readonly #normal = { pairs: 0, sum: 0, squares: 0, steps: 0 };

  /**
   * Counts an interval and its successor, in milliseconds. Ignores pairs outside the picture.
   * @param areNormal whether both lie between normal beats; only such pairs count for the ellipse
   */
  add(interval: number, next: number, areNormal: boolean): void {
    if (areNormal && interval > 0 && next > 0) {
      const middle = (interval + next) / 2;
      this.#normal.pairs += 1;
      this.#normal.sum += middle;
      this.#normal.squares += middle * middle;
      this.#normal.steps += (next - interval) ** 2;
    }
    if (!isInside(interval) || !isInside(next)) return;
    const place = binOf(interval) * CLOUD_BINS + binOf(next);
    this.#counts[place] = (this.#counts[place] ?? 0) + 1;
  }

  /** Returns the standard deviations of the normal pairs across and along the identity line. */
  ellipse(): Ellipse {
    const { pairs, sum, squares, steps } = this.#normal;
    if (pairs === 0) return { meanRr: 0, sd1: 0, sd2: 0 };
    const meanRr = sum / pairs;
    return {
      meanRr,
      sd1: Math.sqrt(steps / pairs / 2),
      sd2: Math.sqrt(2 * Math.max(0, squares / pairs - meanRr ** 2)),
    };
  }

  cells(): CloudCells {
    const cells: number[] = [];
    this.#counts.forEach((count, place) => {
      if (count > 0) cells.push(Math.floor(place / CLOUD_BINS), place % CLOUD_BINS, count);
    });
    return cells;
  }
}

/** Counts the clouds of day and night from consecutive pairs. */
export class DayNightClouds {
  readonly #day = new CloudCounter();
  readonly #night = new CloudCounter();

  /** @param hour hour of the day at which the second interval ended */
  add(pair: { interval: number; next: number; areNormal: boolean }, hour: number): void {
    const counter = hour >= CLOUD_DAY.from && hour < CLOUD_DAY.to ? this.#day : this.#night;
    counter.add(pair.interval, pair.next, pair.areNormal);
  }

  stored(): StoredCloud {
    const [day, night] = [this.#day, this.#night];
    return { day: day.cells(), night: night.cells(), ellipses: { day: day.ellipse(), night: night.ellipse() } };
  }
}

/** Adds the bins of day and night. */
export function joinClouds({ day, night }: StoredCloud): CloudCells {
  const counts = new Map<number, number>();
  for (const cells of [day, night]) {
    for (const { column, row, count } of eachCell(cells)) {
      const place = column * CLOUD_BINS + row;
      counts.set(place, (counts.get(place) ?? 0) + count);
    }
  }
  return [...counts].flatMap(([place, count]) => [Math.floor(place / CLOUD_BINS), place % CLOUD_BINS, count]);
}

/** Iterates over the bins. */
export function* eachCell(cells: CloudCells): Generator<{ column: number; row: number; count: number }> {
  for (let at = 0; at + 2 < cells.length; at += 3) {
    yield { column: cells[at] ?? 0, row: cells[at + 1] ?? 0, count: cells[at + 2] ?? 0 };
  }
}

/**
 * Returns the mean and the ellipse of a cloud: deviations across and along the identity line (Task Force 1996). Subtracts
 * the variance caused by the bin width (Sheppard's correction).
 */
export function measureCloud(cells: CloudCells): Cloud {
  let [pairs, sum, across, along] = [0, 0, 0, 0];
  const middleOf = (bin: number) => CLOUD_FROM_MS + (bin + 0.5) * CLOUD_BIN_MS;
  for (const { column, row, count } of eachCell(cells)) {
    pairs += count;
    sum += (count * (middleOf(column) + middleOf(row))) / 2;
  }
  const meanRr = pairs > 0 ? sum / pairs : 0;
  for (const { column, row, count } of eachCell(cells)) {
    const [x, y] = [middleOf(column) - meanRr, middleOf(row) - meanRr];
    across += (count * (y - x) ** 2) / 2;
    along += (count * (y + x) ** 2) / 2;
  }
  const deviation = (squares: number) =>
    pairs > 0 ? Math.sqrt(Math.max(0, squares / pairs - CLOUD_BIN_MS ** 2 / 12)) : 0;
  return { cells, pairs, meanRr, sd1: deviation(across), sd2: deviation(along) };
}

function isInside(interval: number): boolean {
  return interval >= CLOUD_FROM_MS && interval < CLOUD_TO_MS;
}

function binOf(interval: number): number {
  return Math.floor((interval - CLOUD_FROM_MS) / CLOUD_BIN_MS);
}
