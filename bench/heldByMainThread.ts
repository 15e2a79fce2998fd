import { readFileSync } from 'node:fs';

/** How long the main thread worked without giving others their turn, ms. */
export interface HeldTimes {
  longest: number;
  turns: number;
}

/**
 * Watches how long the main thread itself computes between two turns of its event loop, whatever else the machine does meanwhile: by the
 * time the kernel gave it (`schedstat`), where there is such, else by the clock. Answers what ends the watching.
 */
export function heldByMainThread(): () => HeldTimes {
  const times: HeldTimes = { longest: 0, turns: 0 };
  let last = computedMs();
  let timer: NodeJS.Timeout;
  const look = () => {
    const now = computedMs();
    times.longest = Math.max(times.longest, now - last);
    times.turns += 1;
    last = now;
    timer = setTimeout(look, 0);
  };
  look();
  return () => {
    clearTimeout(timer);
    return times;
  };
}

function computedMs(): number {
  if (process.platform !== 'linux') return performance.now();
  // The main thread has the number of its process.
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
