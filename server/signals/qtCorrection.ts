/** QT interval corrected for the heart rate by the square root (Bazett 1920); all in ms. */
export const qtBazett = (qtMs: number, rrMs: number): number => qtMs / Math.sqrt(rrMs / 1_000);

/** QT interval corrected for the heart rate by the cube root (Fridericia 1920); all in ms. */
export const qtFridericia = (qtMs: number, rrMs: number): number => qtMs / Math.cbrt(rrMs / 1_000);

/** Corrected QT from which it is prolonged, by gender, and above which it is critical, ms. */
export const QT_PROLONGED = { male: 450, female: 460 } as const;
export const QT_CRITICAL = 500;

/** What a corrected QT interval means for a gender (code of GB/T 2261.1); the lower limit where it is not known. */
export function qtFindingOf(correctedMs: number, gender: string | null): 'usual' | 'prolonged' | 'critical' {
  if (correctedMs > QT_CRITICAL) return 'critical';
  return correctedMs >= (gender === '2' ? QT_PROLONGED.female : QT_PROLONGED.male) ? 'prolonged' : 'usual';
}
