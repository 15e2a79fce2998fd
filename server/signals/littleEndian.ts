import { endianness } from 'node:os';

/** 16-bit numbers as they stand in files; a copy, so that the one who gave them may use the array again. */
export function bytesOfSamples(samples: Int16Array): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(new Int16Array(samples).buffer);
  return endianness() === 'LE' ? bytes : bytes.swap16();
}

/** The 16-bit numbers that stand in an even number of bytes; a copy. */
export function samplesOfBytes(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const copy = Buffer.alloc(bytes.length);
  copy.set(bytes);
  if (endianness() === 'BE') copy.swap16();
  return new Int16Array(copy.buffer, copy.byteOffset, copy.length / 2);
}
