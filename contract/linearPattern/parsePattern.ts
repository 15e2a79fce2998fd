/** A part of a pattern. */
export type PatternNode =
  | { kind: 'character'; accepts: (codePoint: number) => boolean }
  | { kind: 'sequence'; parts: readonly PatternNode[] }
  | { kind: 'alternatives'; parts: readonly PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }
  | { kind: 'edge'; side: 'start' | 'end' };

type Accepts = (codePoint: number) => boolean;

/** Thrown for a pattern outside the grammar of {@link parsePattern}. */
export class PatternSyntaxError extends Error {}

/**
 * Parses a pattern: the subset of JavaScript's regular expressions (flag `u`) that a finite automaton can match. It
 * excludes look-around, back references, word boundaries and Unicode properties.
 * @throws {PatternSyntaxError} if the pattern is outside this subset
 */
export function parsePattern(source: string): PatternNode {
  const reader = new Reader(source);
  const node = alternatives(reader);
  if (!reader.isAtEnd) throw new PatternSyntaxError();
  return node;
}

class Reader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#characters = [...source];
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#characters.length;
  }

  /** Returns the next character without consuming it; empty at the end. */
  peek(): string {
    return this.#characters[this.#at] ?? '';
  }

  /** Consumes the next character. */
  take(): string {
    if (this.isAtEnd) throw new PatternSyntaxError();
    const character = this.peek();
    this.#at += 1;
    return character;
  }

  /** Consumes a text if it comes next. */
  skip(text: string): boolean {
    const isNext = [...text].every((character, offset) => this.#characters[this.#at + offset] === character);
    if (isNext) this.#at += text.length;
    return isNext;
  }

  takeWhile(expression: RegExp, max = Number.POSITIVE_INFINITY): string {
    let text = '';
    while (text.length < max && !this.isAtEnd && expression.test(this.peek())) text += this.take();
    return text;
  }
}

function alternatives(reader: Reader): PatternNode {
  const parts = [sequence(reader)];
  while (reader.skip('|')) parts.push(sequence(reader));
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'alternatives', parts };
}

function sequence(reader: Reader): PatternNode {
  const parts: PatternNode[] = [];
  while (!reader.isAtEnd && reader.peek() !== '|' && reader.peek() !== ')')
    parts.push(parseRepeat(reader, atom(reader)));
  return { kind: 'sequence', parts };
}

function atom(reader: Reader): PatternNode {
  if (reader.skip('(')) {
    if (reader.skip('?') && !reader.skip(':')) throw new PatternSyntaxError();
    const inner = alternatives(reader);
    if (!reader.skip(')')) throw new PatternSyntaxError();
    return inner;
  }
  if (reader.skip('^')) return { kind: 'edge', side: 'start' };
  if (reader.skip('$')) return { kind: 'edge', side: 'end' };
  if (reader.skip('[')) return { kind: 'character', accepts: characterClass(reader) };
  if (reader.skip('.')) return { kind: 'character', accepts: (point) => !LINE_ENDS.has(point) };
  if (reader.skip('\\')) return { kind: 'character', accepts: parseEscape(reader, SYNTAX).accepts };
  if (/[?*+{}\]]/.test(reader.peek())) throw new PatternSyntaxError();
  return { kind: 'character', accepts: only(codeOf(reader.take())) };
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/;
const LINE_ENDS: ReadonlySet<number> = new Set([0x0a, 0x0d, 0x2028, 0x2029]);

/** Parses a quantifier: `?`, `*`, `+`, `{2}`, `{2,}`, `{2,4}`, each with an optional lazy `?` that has no effect here. */
function parseRepeat(reader: Reader, part: PatternNode): PatternNode {
  const times = parseQuantifier(reader);
  if (!times) return part;
  if (part.kind === 'edge') throw new PatternSyntaxError();
  reader.skip('?');
  return { kind: 'repeat', part, ...times };
}

function parseQuantifier(reader: Reader): { min: number; max: number } | undefined {
  if (reader.skip('?')) return { min: 0, max: 1 };
  if (reader.skip('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
  if (reader.skip('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
  if (!reader.skip('{')) return undefined;
  const min = reader.takeWhile(/\d/);
  const max = reader.skip(',') ? reader.takeWhile(/\d/) || 'Infinity' : min;
  if (min === '' || !reader.skip('}') || Number(max) < Number(min)) throw new PatternSyntaxError();
  return { min: Number(min), max: Number(max) };
}

interface Member {
  accepts: Accepts;
  /** The code point of a single character; only such a member can begin or end a range. */
  point?: number;
}

function characterClass(reader: Reader): Accepts {
  const isNegated = reader.skip('^');
  const members: Accepts[] = [];
  while (!reader.skip(']')) {
    const from = member(reader);
    if (reader.peek() !== '-') {
      members.push(from.accepts);
      continue;
    }
    reader.take();
    if (reader.peek() === ']') {
      members.push(from.accepts, only(codeOf('-')));
      continue;
    }
    members.push(range(from, member(reader)));
  }
  return (point) => members.some((accepts) => accepts(point)) !== isNegated;
}

function member(reader: Reader): Member {
  if (reader.skip('\\')) return parseEscape(reader, /[\^$\\.*+?()[\]{}|/-]/);
  return single(codeOf(reader.take()));
}

function range({ point: from }: Member, { point: to }: Member): Accepts {
  if (from === undefined || to === undefined || to < from) throw new PatternSyntaxError();
  return (point) => point >= from && point <= to;
}

const isDigit: Accepts = (point) => point >= 0x30 && point <= 0x39;
const isWordCharacter: Accepts = (point) => point < 0x80 && /\w/.test(String.fromCodePoint(point));
const isBlank: Accepts = (point) => /\s/.test(String.fromCodePoint(point));
const not =
  (accepts: Accepts): Accepts =>
  (point) =>
    !accepts(point);

const CLASSES: Readonly<Record<string, Accepts>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWordCharacter,
  W: not(isWordCharacter),
  s: isBlank,
  S: not(isBlank),
};
const CONTROLS: Readonly<Record<string, number>> = { t: 0x09, n: 0x0a, v: 0x0b, f: 0x0c, r: 0x0d };

/** Parses the part after a backslash. */
function parseEscape(reader: Reader, literal: RegExp): Member {
  const letter = reader.take();
  const accepts = Object.hasOwn(CLASSES, letter) ? CLASSES[letter] : undefined;
  if (accepts) return { accepts };
  const control = Object.hasOwn(CONTROLS, letter) ? CONTROLS[letter] : undefined;
  if (control !== undefined) return single(control);
  if (letter === 'x') return single(hexadecimal(reader, 2));
  if (letter === 'u') return single(reader.skip('{') ? bracedHexadecimal(reader) : hexadecimal(reader, 4));
  if (!literal.test(letter)) throw new PatternSyntaxError();
  return single(codeOf(letter));
}

function hexadecimal(reader: Reader, digits: number): number {
  const text = reader.takeWhile(/[0-9A-Fa-f]/, digits);
  if (text.length < digits) throw new PatternSyntaxError();
  return Number.parseInt(text, 16);
}

function bracedHexadecimal(reader: Reader): number {
  const text = reader.takeWhile(/[0-9A-Fa-f]/);
  const point = Number.parseInt(text, 16);
  if (!(point <= 0x10ffff) || !reader.skip('}')) throw new PatternSyntaxError();
  return point;
}

const only =
  (expected: number): Accepts =>
  (point) =>
    point === expected;
const single = (point: number): Member => ({ accepts: only(point), point });
const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
