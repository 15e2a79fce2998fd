/**
 * Element of a page that holds what the server knows of its session, as JSON of {@link StartAnswers}. Its `data-question` is what the list
 * of the page asked the last time, an address of the API.
 */
export const ANSWERS_ELEMENT = 'console-answers';

/** Answers to calls that the console would make at its start. */
export interface StartAnswers {
  /** {@link markOf} the token that the page was asked for with. */
  mark: number;
  answers: readonly StartAnswer[];
}

export interface StartAnswer {
  /** Method and address: `GET /api/isLogin.admin.open`. */
  request: string;
  /** As in the header `X-Rights`. */
  rights: string;
  /** The envelope. */
  body: unknown;
}

/** Tells tokens apart without holding one: 32 bits of it (FNV-1a). */
export function markOf(token: string): number {
  let mark = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193);
  return mark;
}
