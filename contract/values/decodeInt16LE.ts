/** Decodes 16-bit little-endian integers, whatever the byte order of the machine. */
export function decodeInt16LE(bytes: ArrayBuffer): Int16Array {
  const view = new DataView(bytes);
  return Int16Array.from({ length: Math.floor(bytes.byteLength / 2) }, (_, at) => view.getInt16(at * 2, true));
}
