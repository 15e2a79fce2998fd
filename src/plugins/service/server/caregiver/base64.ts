const ALPHABET = /^[A-Za-z0-9+/]+={0,2}$/;
/** The data URL prefix that browsers and apps put before the content of a picture (RFC 2397). */
const PREFIX =
  /^data:(?:image\/[a-z0-9.+-]{1,40}|application\/octet-stream)?(?:;[a-z0-9_-]{1,20}=[^,;]{1,40}){0,2};base64,/i;
/** Longest prefix that is looked for. */
const PREFIX_MAX = 200;

/**
 * Returns the bare Base64 of a picture. Programs may add a data URL prefix or break the text into lines (RFC 2045).
 * @returns `undefined` if the text is not Base64
 */
export function parseBase64(text: string): string | undefined {
  const start = PREFIX.exec(text.slice(0, PREFIX_MAX))?.[0].length ?? 0;
  const plain = text.slice(start).replace(/[\r\n\t ]+/g, '');
  return ALPHABET.test(plain) ? plain : undefined;
}
