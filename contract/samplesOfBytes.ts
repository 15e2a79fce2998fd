/** The 16-bit numbers in bytes, little-endian, whatever the machine's own order. */
export function samplesOfBytes(bytes: ArrayBuffer): Int16Array {
  const view = new DataView(bytes);
  return Int16Array.from({ length: Math.floor(bytes.byteLength / 2) }, (_, at) => view.getInt16(at * 2, true));
}
