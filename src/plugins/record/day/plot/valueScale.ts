/** Returns the position of a value between the bottom and the top of a pane. */
export function scaleToPixels(value: number, [least, greatest]: readonly [number, number], height: number): number {
  if (greatest === least) return height / 2;
  return height - ((value - least) / (greatest - least)) * height;
}

/**
 * Returns at most `most` round values of a scale. (`ticks` and `nice` of d3-scale only aim at a number and can exceed it by
 * half.)
 */
export function valueTicks([least, greatest]: readonly [number, number], most: number): number[] {
  const step = roundStep((greatest - least) / Math.max(1, most));
  if (!(step > 0)) return [least];
  const ticks: number[] = [];
  for (let count = Math.ceil(least / step); count * step <= greatest + step / 1_000; count += 1) {
    ticks.push(Number((count * step).toPrecision(12)));
  }
  return ticks;
}

/**
 * Returns a scale with round ends that contains all values and `defaultRange`.
 * @param defaultRange values that are always in view, such as the usual range of a quantity
 */
export function domainOf(values: Iterable<number | null>, defaultRange: readonly [number, number]): [number, number] {
  let [least, greatest] = defaultRange;
  for (const value of values) {
    if (value === null) continue;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  const step = roundStep((greatest - least) / 5) || 1;
  return [
    least < defaultRange[0] ? Math.floor(least / step) * step : defaultRange[0],
    greatest > defaultRange[1] ? Math.ceil(greatest / step) * step : defaultRange[1],
  ];
}

/** Returns the smallest of 1, 2, 5, 10, 20, … that is not below `wanted`. */
function roundStep(wanted: number): number {
  if (!(wanted > 0)) return 0;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const share = wanted / power;
  return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power;
}
