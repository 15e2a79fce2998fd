/**
 * The globals that shared code uses and that both browsers and Node.js have. Only `tsconfig.shared.json` includes this
 * file: the other projects have the full types of their side.
 */

declare function structuredClone<T>(value: T): T;

declare const URL: { canParse(url: string): boolean };

declare class URLSearchParams implements Iterable<[string, string]> {
  constructor(query: string);
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class TextDecoder {
  constructor(encoding: string, options: { fatal: boolean });
  decode(bytes: Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
