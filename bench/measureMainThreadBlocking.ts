import { readFileSync } from 'node:fs';

/** Times in ms for which the main thread did not yield. */
export interface BlockingTimes {
  longest: number;
  turns: number;
}

/**
 * Measures how long the main thread computes between two turns of its event loop. It uses the CPU time of the kernel
 * (`schedstat`) if available, which is independent of the machine's load, otherwise wall-clock time. Returns a function that
 * ends the measurement.
 */
export function measureMainThreadBlocking(): () => BlockingTimes {
  const times: BlockingTimes = { longest: 0, turns: 0 };
  let last = cpuMs();
  let timer: NodeJS.Timeout;
  const sample = () => {
    const now = cpuMs();
    times.longest = Math.max(times.longest, now - last);
    times.turns += 1;
    last = now;
    timer = setTimeout(sample, 0);
  };
  sample();
  return () => {
    clearTimeout(timer);
    return times;
  };
}

function cpuMs(): number {
  if (process.platform !== 'linux') return performance.now();
  // The main thread has the id of its process.
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
