/** Sizes of the demo data: the values of `DEMO_DATA` except `none`. */
export const demoSizeNames = ['small', 'medium', 'large'] as const;
export type DemoSize = (typeof demoSizeNames)[number];

/** Number of records per entity. Each section adds its own to this interface, and their numbers to its `sizes`. */
export interface DemoCounts {
  /** Set by the section with the administrators. Other sections use them as authors. */
  admin: number;
}
