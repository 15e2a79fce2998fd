import { type PatternNode, PatternSyntaxError, parsePattern } from './parsePattern';

/** A compiled pattern, or why it cannot be compiled. */
export type CompiledPattern =
  | { ok: true; matches: (text: string) => boolean }
  | { ok: false; problem: 'syntax' | 'size' };

/** Maximum length of a pattern, and maximum number of steps after unfolding its repeats. */
const LENGTH_MAX = 1_000;
const STEPS_MAX = 2_000;

/**
 * Compiles a user-supplied pattern to run in linear time: at most text length times steps of the pattern (Thompson,
 * Regular Expression Search Algorithm, 1968). The pattern must match a text as a whole; see {@link parsePattern} for
 * its syntax.
 */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > LENGTH_MAX) return { ok: false, problem: 'size' };
  try {
    const program = new Program(parsePattern(source));
    return { ok: true, matches: (text) => program.matches(text) };
  } catch (error) {
    if (error instanceof PatternSyntaxError) return { ok: false, problem: 'syntax' };
    if (error instanceof PatternSizeError) return { ok: false, problem: 'size' };
    throw error;
  }
}

class PatternSizeError extends Error {}

type Step =
  | { kind: 'character'; accepts: (codePoint: number) => boolean }
  | { kind: 'edge'; side: 'start' | 'end' }
  /** Continues at all of these steps. */
  | { kind: 'fork'; to: number[] }
  | { kind: 'end' };

class Program {
  readonly #steps: Step[] = [];
  #written = 0;

  constructor(node: PatternNode) {
    this.#write(node);
    this.#add({ kind: 'end' });
  }

  matches(text: string): boolean {
    const characters = [...text];
    let current = this.#closure([0], 0, characters.length);
    for (const [at, character] of characters.entries()) {
      const point = character.codePointAt(0) ?? 0;
      const reachable = current.flatMap((index) => {
        const step = this.#steps[index];
        return step?.kind === 'character' && step.accepts(point) ? [index + 1] : [];
      });
      if (reachable.length === 0) return false;
      current = this.#closure(reachable, at + 1, characters.length);
    }
    return current.some((index) => this.#steps[index]?.kind === 'end');
  }

  /** Returns the steps reachable without consuming a character, each once. */
  #closure(from: readonly number[], at: number, length: number): number[] {
    const reachable = new Set(from);
    // Iterating over a set includes the elements added during the iteration.
    for (const index of reachable) {
      const step = this.#steps[index];
      if (step?.kind === 'fork') for (const next of step.to) reachable.add(next);
      if (step?.kind === 'edge' && at === (step.side === 'start' ? 0 : length)) reachable.add(index + 1);
    }
    return [...reachable];
  }

  #add(step: Step): number {
    this.#count();
    return this.#steps.push(step) - 1;
  }

  /** Counts parts too: a repeat of an empty part adds no step, but takes time all the same. */
  #count(): void {
    this.#written += 1;
    if (this.#written > STEPS_MAX) throw new PatternSizeError();
  }

  #write(node: PatternNode): void {
    this.#count();
    switch (node.kind) {
      case 'character':
      case 'edge':
        this.#add(node);
        return;
      case 'sequence':
        for (const part of node.parts) this.#write(part);
        return;
      case 'alternatives':
        this.#writeAlternatives(node.parts);
        return;
      case 'repeat':
        this.#writeRepeat(node);
    }
  }

  #writeAlternatives(parts: readonly PatternNode[]): void {
    const begin: number[] = [];
    const ends: number[][] = [];
    this.#add({ kind: 'fork', to: begin });
    for (const part of parts) {
      begin.push(this.#steps.length);
      this.#write(part);
      const end: number[] = [];
      this.#add({ kind: 'fork', to: end });
      ends.push(end);
    }
    for (const end of ends) end.push(this.#steps.length);
  }

  #writeRepeat({ part, min, max }: Extract<PatternNode, { kind: 'repeat' }>): void {
    for (let time = 0; time < min; time += 1) this.#write(part);
    if (max === Number.POSITIVE_INFINITY) {
      const loop: number[] = [];
      const start = this.#add({ kind: 'fork', to: loop });
      loop.push(start + 1);
      this.#write(part);
      this.#add({ kind: 'fork', to: [start] });
      loop.push(this.#steps.length);
      return;
    }
    const exits: number[][] = [];
    for (let time = min; time < max; time += 1) {
      const fork: number[] = [];
      const start = this.#add({ kind: 'fork', to: fork });
      fork.push(start + 1);
      exits.push(fork);
      this.#write(part);
    }
    for (const fork of exits) fork.push(this.#steps.length);
  }
}
