/** Passwords that everybody tries first, in lower case; some 7 MB, so loaded when first asked for. */
let loading: Promise<ReadonlySet<string>> | undefined;

function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  );
  return loading;
}

/** Letters in a row that say something; fewer are taken for filling. */
const WORD_MIN = 4;
/** Digits in a row that say something: a year does not. */
const NUMBER_MIN = 5;
/** Characters of filling that are guessed as well. */
const FILLING_MAX = 5;

/**
 * Whether a password is among those tried first: one of a list of 49,000, one of them with a little filling
 * (`wang123456`, `password@2026`) or repeated (`adminadmin`), or a row of digits or letters (`9876543210`).
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const plain = repeatedPart(password.toLowerCase());
  if (common.has(plain) || isRow(plain)) return true;
  const words = plain.match(/\p{L}+/gu)?.filter(({ length }) => length >= WORD_MIN) ?? [];
  const numbers = plain.match(/\d+/g)?.filter(({ length }) => length >= NUMBER_MIN) ?? [];
  const parts = [...words, ...numbers];
  const filling = plain.length - parts.join('').length;
  const isFilled = parts.length > 0 && words.length <= 1 && filling <= FILLING_MAX;
  return isFilled && parts.every((part) => common.has(part) || isRow(part));
}

/** What a text says again and again, whole or cut at its end; the text itself when it does not. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Whether each character is one step from the one before it, all in one direction, or it has one character. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10));
  return steps.size === 0 || (steps.size === 1 && (steps.has(1) || steps.has(9)));
}
