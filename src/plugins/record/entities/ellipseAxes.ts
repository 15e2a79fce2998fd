/** Returns the semi-axes of the ellipse of a Poincaré plot in milliseconds, from SDNN and RMSSD (Brennan 2001). */
export function ellipseAxes(sdnn: number, rmssd: number): { sd1: number; sd2: number } {
  const sd1 = rmssd / Math.SQRT2;
  return { sd1, sd2: Math.sqrt(Math.max(0, 2 * sdnn ** 2 - rmssd ** 2 / 2)) };
}
