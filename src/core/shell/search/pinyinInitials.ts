/** For each letter, the first character in dictionary order of the syllables that begin with it. */
const FIRST_BY_LETTER: readonly (readonly [letter: string, first: string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '哒'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '讥'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '扨'],
  ['t', '它'],
  ['w', '穵'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
];

/** Sorts characters by their pinyin; the table is part of the browser. */
const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/**
 * Returns the initials of a text's syllables: `hlygl` for `护理员管理`. Letters and digits are kept, everything else is removed.
 * A character with several readings has the initial of the one that the dictionary sorts it by.
 */
export function pinyinInitials(text: string): string {
  return [...text.toLowerCase()].map(initialOf).join('');
}

function initialOf(character: string): string {
  if (/[a-z0-9]/.test(character)) return character;
  if (!/\p{Script=Han}/u.test(character)) return '';
  let letter = '';
  for (const [candidate, first] of FIRST_BY_LETTER) {
    if (byPinyin.compare(character, first) < 0) break;
    letter = candidate;
  }
  return letter;
}
