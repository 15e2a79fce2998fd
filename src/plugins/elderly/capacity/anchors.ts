/**
 * Items whose scores share one scale, by the amount of help needed. The others have separate scales, named after the
 * item (GB/T 42195-2022, table B).
 */
const byHelp: readonly string[] = [
  'grooming',
  'bathing',
  'dressingUpper',
  'dressingLower',
  'toileting',
  'bedMobility',
  'transfer',
];

/** Returns the message key of the meaning of a score. */
export function anchorKey(item: string, score: number): string {
  return `elderly-manage.anchors.${byHelp.includes(item) ? 'help' : item}.s${score}`;
}
