/**
 * The wording that belongs to each score. Seven items are judged by how much help is needed and share one scale; the
 * others have a scale of their own, named after the item (GB/T 42195-2022, table B).
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

/** Message key of what a score of an item means. */
export function anchorKey(item: string, score: number): string {
  return `elderly-manage.anchors.${byHelp.includes(item) ? 'help' : item}.s${score}`;
}
