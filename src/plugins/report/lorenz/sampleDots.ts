/** A lobe of a sample picture: center, and semi-axes along and across the identity line, as shares of the side. */
interface Lobe {
  x: number;
  y: number;
  along: number;
  across: number;
  /** Whether the lobe widens toward long intervals. */
  isWidening?: boolean;
}

const MIDDLE = 0.5;

/** Typical shapes by type code; custom types have none. */
const lobes: Readonly<Record<string, readonly Lobe[]>> = {
  comet: [{ x: MIDDLE, y: MIDDLE, along: 0.34, across: 0.12, isWidening: true }],
  torpedo: [{ x: MIDDLE, y: MIDDLE, along: 0.3, across: 0.035 }],
  fan: [{ x: 0.42, y: 0.42, along: 0.2, across: 0.26, isWidening: true }],
  complex: [
    { x: 0.32, y: 0.32, along: 0.07, across: 0.05 },
    { x: 0.52, y: 0.48, along: 0.08, across: 0.05 },
    { x: 0.47, y: 0.64, along: 0.06, across: 0.05 },
    { x: 0.68, y: 0.68, along: 0.07, across: 0.05 },
  ],
  dslp: [
    { x: 0.52, y: 0.52, along: 0.2, across: 0.05 },
    { x: 0.34, y: 0.64, along: 0.06, across: 0.04 },
    { x: 0.64, y: 0.34, along: 0.06, across: 0.04 },
  ],
  tslp: [
    { x: 0.5, y: 0.5, along: 0.18, across: 0.05 },
    { x: 0.28, y: 0.66, along: 0.07, across: 0.04 },
    { x: 0.66, y: 0.28, along: 0.07, across: 0.04 },
    { x: 0.72, y: 0.58, along: 0.06, across: 0.04 },
  ],
  island: [
    { x: 0.3, y: 0.3, along: 0.06, across: 0.06 },
    { x: 0.62, y: 0.62, along: 0.06, across: 0.06 },
    { x: 0.3, y: 0.62, along: 0.06, across: 0.06 },
    { x: 0.62, y: 0.3, along: 0.06, across: 0.06 },
  ],
  dot: [{ x: MIDDLE, y: MIDDLE, along: 0.03, across: 0.03 }],
};

/** Dots per lobe, placed by the sunflower pattern, which is even and deterministic. */
const DOTS = 90;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Returns the dots of a sample picture, as shares of the side from the lower left; empty for an unknown type. */
export function sampleDots(code: string): { x: number; y: number }[] {
  return (Object.hasOwn(lobes, code) ? (lobes[code] ?? []) : []).flatMap((lobe) =>
    Array.from({ length: DOTS }, (_, at) => {
      const radius = Math.sqrt((at + 0.5) / DOTS);
      const along = radius * Math.cos(at * GOLDEN_ANGLE);
      const spread = lobe.isWidening ? lobe.across * (0.25 + 0.75 * ((along + 1) / 2)) : lobe.across;
      const [u, v] = [along * lobe.along, radius * Math.sin(at * GOLDEN_ANGLE) * spread];
      return { x: lobe.x + (u - v) * Math.SQRT1_2, y: lobe.y + (u + v) * Math.SQRT1_2 };
    }),
  );
}
