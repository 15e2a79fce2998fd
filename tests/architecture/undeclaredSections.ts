/**
 * Returns which of the sections that a section uses its server module does not require.
 * @param half source of the server module; a section without one declares nothing
 */
export function undeclaredSections(half: string | undefined, used: readonly string[]): string[] {
  if (half === undefined) return [];
  const requires = /requires: \[([^\]]*)\]/.exec(half)?.[1] ?? '';
  return used.filter((other) => !requires.includes(`'${other}'`));
}
