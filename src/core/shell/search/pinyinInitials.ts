/** First characters, in the order of the dictionary, of the syllables that begin with each letter. */
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

/** Orders characters by their pinyin; the table is part of the browser. */
const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/**
 * The first letters of a text's syllables: `护理员管理` gives `hlygl`. Letters and digits stay, everything else goes.
 * A character with several readings has the letter of the one under which the dictionary files it.
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
