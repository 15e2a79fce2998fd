const ALPHABET = /^[A-Za-z0-9+/]+={0,2}$/;
/** What browsers put before the content of a picture (RFC 2397). */
const PREFIX = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/**
 * The Base64 of a picture alone: programs put a data prefix before it, break it into lines (RFC 2045) or do neither.
 * @returns `undefined` when it is none
 */
export function plainBase64(text: string): string | undefined {
  const start = PREFIX.exec(text.slice(0, 100))?.[0].length ?? 0;
  const plain = text.slice(start).replace(/[\r\n\t ]+/g, '');
  return ALPHABET.test(plain) ? plain : undefined;
}
