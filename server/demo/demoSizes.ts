/** Sizes of the demo data, `DEMO_DATA` without `none`. */
export const demoSizeNames = ['small', 'medium', 'large'] as const;
export type DemoSize = (typeof demoSizeNames)[number];

/** How many records of each kind a size has. Each section adds its own to this interface, and says in its `sizes` how many. */
export interface DemoCounts {
  /** The section that keeps administrators says how many; all others name them as authors. */
  admin: number;
}
