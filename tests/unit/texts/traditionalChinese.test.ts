import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../../../scripts/vite/textFiles.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * The 5,401 characters that Taiwan's ministry of education lists as common (常用國字標準字體表) are the first plane of Big5. They
 * include no simplified forms; some (体 医 与 机 号) are in the second plane, as separate rare characters.
 */
const COMMON = charactersOfBig5({ from: 0xa440, to: 0xc67e });
/** Characters that our texts need beyond these: names of peoples, 癲癇 and 浣腸. */
const RARE = new Set('仡仫佤侗傈僳傣畲祜癇浣');
/** The name of the language itself, in a list of languages. */
const OWN_NAME = '简体中文';

/** Common characters that are also the simplified form of another one, and the words in which they are correct. */
const AMBIGUOUS: Readonly<Record<string, RegExp>> = {
  后: /皇后|太后/,
  里: /公里|里程|村里|（里）/,
  干: /干擾|干預|干涉|若干/,
  系: /系統|系列|體系/,
  制: /控制|強制|限制|制度|制定|機制|抑制|管制/,
  准: /核准|批准|准許|不准/,
  志: /志工|意志|志願/,
  周: /周圍|周邊|四周/,
  困: /困難|困擾|貧困/,
  游: /游泳|游標|上游|下游/,
  谷: /低谷|山谷/,
  舍: /宿舍|房舍/,
  佣: /佣金/,
  斗: /漏斗/,
  几: /茶几/,
};
/** The same, but without a known word that our texts could need. */
const NEVER = '云采范征余松并于么愿御咸虫杰辟朴仆郁丑划丰';

/** Returns the characters of Big5 between two codes. */
function charactersOfBig5({ from, to }: { from: number; to: number }): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const found = new Set<string>();
  for (let code = from; code <= to; code += 1) {
    const low = code & 0xff;
    if (low >= 0x40 && low <= 0xfe && (low <= 0x7e || low >= 0xa1))
      found.add(decoder.decode(Uint8Array.of(code >> 8, low)));
  }
  return found;
}

/** Returns the wrong characters of a traditional text, each with its context. */
function simplifiedIn(text: string): string[] {
  const own = text.replaceAll(OWN_NAME, '');
  return [...own.matchAll(/\p{Script=Han}/gu)].flatMap(({ 0: character, index }) => {
    const around = own.slice(Math.max(0, index - 2), index + 3);
    const right = AMBIGUOUS[character];
    const isRight = right ? right.test(around) : !NEVER.includes(character);
    return isRight && (COMMON.has(character) || RARE.has(character)) ? [] : [`${character} in ${around}`];
  });
}

/** Returns the texts in traditional Chinese: files of that language, and texts under its code in other sources. */
function traditionalTexts(): [file: string, text: string][] {
  return ['contract', 'src', 'server']
    .flatMap((tree) => readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' }).map((it) => join(tree, it)))
    .filter((file) => /\.tsx?$|\/zh-TW\.json$/.test(file))
    .flatMap((file): [string, string][] => {
      if (basename(file) === 'zh-TW.json') return [[file, JSON.stringify(readTexts(join(ROOT, file)))]];
      const source = readFileSync(join(ROOT, file), 'utf8');
      return [...source.matchAll(/'zh-TW': \[[^\]]*\]/g)].map(([text]) => [file, text]);
    });
}

describe('texts in traditional Chinese', () => {
  const texts = traditionalTexts();

  it('are all checked', () => {
    expect(texts.filter(([file]) => basename(file) === 'zh-TW.json').length).toBeGreaterThan(60);
    expect(texts.some(([file]) => basename(file) !== 'zh-TW.json')).toBe(true);
  });

  it('contain no simplified character', () => {
    const wrong = texts.flatMap(([file, text]) => simplifiedIn(text).map((found) => `${file}: ${found}`));
    expect(wrong).toEqual([]);
  });

  it.each([
    ['疑似室性心动过速', ['动 in 性心动过速', '过 in 心动过速']],
    ['与身體', ['与 in 与身體']],
    ['三天后', ['后 in 三天后']],
    ['距離 3 公里，家里', ['里 in ，家里']],
  ])('would be reported for %s', (text, found) => {
    expect(simplifiedIn(text)).toEqual(found);
  });
});
