/** Timeouts of tests and of the programs they start. They grow with the load of the machine, and never test performance. */
import { availableParallelism, loadavg } from 'node:os';

const FACTOR_MAX = 20;

/**
 * Returns the factor by which timeouts grow. It is 1 on an idle machine, the length of the run queue per core on a busy one,
 * at most 20.
 *
 * @param {number} load runnable processes, averaged over the last minute; 0 where the system does not count them
 * @param {number} cores
 */
export const loadFactor = (load, cores) => Math.min(FACTOR_MAX, Math.max(1, load / cores));

/**
 * Returns a timeout scaled to the current load.
 *
 * @param {number} ms the timeout on an idle machine, in milliseconds
 * @returns {number} milliseconds
 */
export const scaledLimit = (ms) => Math.round(ms * loadFactor(loadavg()[0] ?? 0, availableParallelism()));
