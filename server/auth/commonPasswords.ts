/** The most common passwords in lower case. They take about 7 MB, so they are loaded on first use. */
let loading: Promise<ReadonlySet<string>> | undefined;

function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return loading;
}

/** Minimum consecutive letters of a word. Fewer count as padding. */
const WORD_MIN = 4;
/** Minimum consecutive digits of a number; a year counts as padding. */
const NUMBER_MIN = 5;
/** Maximum characters of padding that are easily guessed too. */
const FILLER_MAX = 5;

/**
 * Returns whether a password is among those that attackers try first. It may be one of a list of 49,000, alone, with a
 * little padding (`wang123456`, `password@2026`) or repeated (`adminadmin`). Or it may be a sequence of digits or letters
 * (`9876543210`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const plain = repeatedPart(password.toLowerCase());
  if (common.has(plain) || isSequence(plain)) return true;
  const words = plain.match(/\p{L}+/gu)?.filter(({ length }) => length >= WORD_MIN) ?? [];
  const numbers = plain.match(/\d+/g)?.filter(({ length }) => length >= NUMBER_MIN) ?? [];
  const parts = [...words, ...numbers];
  const fillerLength = plain.length - parts.join('').length;
  const hasLittleFiller = parts.length > 0 && words.length <= 1 && fillerLength <= FILLER_MAX;
  return hasLittleFiller && parts.every((part) => common.has(part) || isSequence(part));
}

/**
 * Returns the part that a text repeats, even if the last repetition is cut off. Returns the text itself if it does not
 * repeat.
 */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Returns whether characters ascend or descend by one each (modulo 10), or there is only one. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10));
  return steps.size === 0 || (steps.size === 1 && (steps.has(1) || steps.has(9)));
}
