import type { Threshold } from '../../../../device/entities/thresholds';
import type { AlertCode } from '../../../entities/alertCodes';
import type { SignalDay } from '../signalDay';
import { samplesOf } from '../signalDay';
import type { Alert } from './alert';

/** What is watched in a channel, and the codes of what may be found. */
export interface Watch {
  channel: string;
  low?: AlertCode;
  high?: AlertCode;
}

/**
 * Stretches in which a channel stayed beyond a threshold for as long as it has to hold, in one pass. A stretch ends with the
 * first sample that is not beyond, and where nothing was measured. It is critical as a whole when it was beyond the critical
 * threshold for that one's time without a break.
 */
export function heldAlerts(day: SignalDay, { channel, low, high }: Watch, threshold: Threshold): Alert[] {
  const { series } = day;
  if (!series) return [];
  const samples = samplesOf(day, channel);
  const { startSec, intervalSec } = series;
  const sides = [
    low &&
      new Stretches({
        code: low,
        sign: -1,
        warn: threshold.warnLow,
        crit: threshold.critLow,
        threshold,
        startSec,
        intervalSec,
      }),
    high &&
      new Stretches({
        code: high,
        sign: 1,
        warn: threshold.warnHigh,
        crit: threshold.critHigh,
        threshold,
        startSec,
        intervalSec,
      }),
  ].filter((side) => side !== undefined);
  for (let index = 0; index < samples.length; index += 1) {
    for (const side of sides) side.take(index, samples[index] ?? null);
  }
  return sides.flatMap((side) => side.end(samples.length));
}

interface Side {
  code: AlertCode;
  /** 1 for what may be too high, -1 for what may be too low. */
  sign: 1 | -1;
  warn: number | null;
  crit: number | null;
  threshold: Threshold;
  startSec: number;
  intervalSec: number;
}

/** The stretches beyond the thresholds of one side. */
class Stretches {
  readonly #side: Side;
  readonly #found: Alert[] = [];
  #from = -1;
  #worst = 0;
  #criticalRun = 0;
  #wasCritical = false;

  constructor(side: Side) {
    this.#side = side;
  }

  take(index: number, value: number | null): void {
    const { sign, warn, crit } = this.#side;
    const isCritical = value !== null && crit !== null && sign * (value - crit) >= 0;
    const isBeyond = isCritical || (value !== null && warn !== null && sign * (value - warn) >= 0);
    if (!isBeyond || value === null) {
      if (this.#from >= 0) this.end(index);
      return;
    }
    if (this.#from < 0) {
      this.#from = index;
      this.#worst = value;
    }
    if (sign * (value - this.#worst) > 0) this.#worst = value;
    this.#criticalRun = isCritical ? this.#criticalRun + 1 : 0;
    if (isCritical && this.#isHeld(this.#criticalRun, this.#side.threshold.critHoldMin)) this.#wasCritical = true;
  }

  /** Closes what is open before a sample; answers all that was found. */
  end(index: number): Alert[] {
    const { code, warn, crit, threshold, startSec, intervalSec } = this.#side;
    if (
      this.#from >= 0 &&
      (this.#wasCritical || (warn !== null && this.#isHeld(index - this.#from, threshold.holdMin)))
    ) {
      this.#found.push({
        code,
        level: this.#wasCritical ? 'critical' : 'warn',
        fromSec: startSec + this.#from * intervalSec,
        toSec: startSec + index * intervalSec,
        value: this.#worst,
        limit: this.#wasCritical ? crit : warn,
      });
    }
    this.#from = -1;
    this.#criticalRun = 0;
    this.#wasCritical = false;
    return this.#found;
  }

  #isHeld(count: number, minutes: number | null): boolean {
    return count * this.#side.intervalSec >= (minutes ?? 0) * 60;
  }
}
