/** Whether somebody has asked their system for less motion: nothing glides, turns or passes by itself then. */
export function prefersStill(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
