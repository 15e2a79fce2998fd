/** Characters that never occur in a text table; tabs and line ends are not among them. */
const NON_TEXT = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/u;

/**
 * Decodes a CSV file: UTF-16 or UTF-8 by its byte order mark, otherwise UTF-8, GB18030, or UTF-16 without a mark.
 * @returns `undefined` if it is none of these
 */
export function decodeTable(content: Uint8Array): string | undefined {
  const bomEncoding = encodingOfBom(content);
  if (bomEncoding) return rejectControlCharacters(tryDecode(bomEncoding, content));
  // A text in UTF-8 or GB18030 has no zero byte.
  if (content.includes(0)) return decodeUtf16WithoutBom(content);
  return tryDecode('utf-8', content) ?? tryDecode('gb18030', content);
}

function encodingOfBom([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Chooses the byte order with more ASCII. Commas, digits and line ends are ASCII in every table, but not with swapped
 * bytes.
 */
function decodeUtf16WithoutBom(content: Uint8Array): string | undefined {
  const [little, big] = (['utf-16le', 'utf-16be'] as const).map((encoding) => {
    const text = rejectControlCharacters(tryDecode(encoding, content));
    return { text, ascii: text === undefined ? 0 : asciiShare(text) };
  });
  const best = little && big && big.ascii > little.ascii ? big : little;
  return best?.text?.includes('\n') && best.ascii >= ASCII_SHARE_MIN ? best.text : undefined;
}

/** Minimum share of ASCII in a table without a mark. A picture decoded as UTF-16 has almost none. */
const ASCII_SHARE_MIN = 0.1;

const asciiShare = (text: string) => (text.match(/[\t\n\r -~]/g)?.length ?? 0) / Math.max(text.length, 1);

const rejectControlCharacters = (text: string | undefined) =>
  text === undefined || NON_TEXT.test(text) ? undefined : text;

function tryDecode(encoding: string, content: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
