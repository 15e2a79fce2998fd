/** The text of a file in UTF-8, with or without a byte order mark, or else in GB18030; `undefined` when it is neither. */
export function decodeText(content: Uint8Array): string | undefined {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return undefined;
}
