import { endianness } from 'node:os';

/** Encodes 16-bit integers as little-endian bytes. Returns a copy, so that the caller may reuse the array. */
export function encodeInt16LE(samples: Int16Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new Int16Array(samples).buffer);
  return endianness() === 'LE' ? bytes : bytes.swap16();
}

/** Decodes little-endian 16-bit integers from an even number of bytes. Returns a copy. */
export function decodeInt16LE(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const copy = Buffer.alloc(bytes.length);
  copy.set(bytes);
  if (endianness() === 'BE') copy.swap16();
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length / 2);
}
