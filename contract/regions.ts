/** The format of a region code: 6 digits of GB/T 2260, 9 for a street, 12 for a community. */
export const REGION_CODE = /^\d{6}(\d{3}){0,2}$/;

/** Lengths of the codes of districts, streets and communities. */
export const REGION_DIGITS = [6, 9, 12] as const;

/**
 * Returns the common prefix of the codes of everything within a region. GB/T 2260 writes provinces as `330000` and
 * cities as `330100`; the codes of streets and communities extend that of their district.
 */
export function regionPrefix(code: string): string {
  return code.length === 6 ? code.replace(/(?:00){1,2}$/, '') : code;
}

/** Returns the codes of the regions that contain one, the largest first: `330000`, `330100` and `330106` for `330106002`. */
export function enclosingRegions(code: string): string[] {
  const wider = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, ...REGION_DIGITS.map((end) => code.slice(0, end))];
  return wider.slice(0, wider.indexOf(code) === -1 ? undefined : wider.indexOf(code));
}
