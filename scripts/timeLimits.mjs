/** Time limits of tests and of what they start: they grow with the load of the machine, and never decide how fast something must be. */
import { availableParallelism, loadavg } from 'node:os';

const MOST = 20;

/**
 * The factor by which limits grow: 1 on an idle machine, the length of the run queue per core on a busy one, at most 20.
 *
 * @param {number} load processes that want to run, averaged over the last minute; 0 where the system does not count them
 * @param {number} cores
 */
export const loadFactor = (load, cores) => Math.min(MOST, Math.max(1, load / cores));

/**
 * A limit as this machine needs it now.
 *
 * @param {number} ms the limit on an idle machine, in milliseconds
 * @returns {number} milliseconds
 */
export const scaledLimit = (ms) => Math.round(ms * loadFactor(loadavg()[0] ?? 0, availableParallelism()));
