/** A WAV of silence, 8,000 samples a second of one byte each. */
export function wavRecording({ seconds = 2 } = {}): Buffer {
  const samples = Buffer.alloc(seconds * 8_000, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** An AMR of silence: 50 frames a second of 13 bytes each (mode 0, 4.75 kbit/s). */
export function amrRecording({ seconds = 2 } = {}): Buffer {
  const frame = Buffer.alloc(13);
  frame.writeUInt8(0x04, 0);
  return Buffer.concat([Buffer.from('#!AMR\n', 'latin1'), ...Array.from({ length: seconds * 50 }, () => frame)]);
}

/** An MP3 of silence: MPEG-1 layer III, 32 kbit/s, 44,100 Hz, one channel; 1,152 samples a frame. */
export function mp3Recording({ frames = 100 } = {}): Buffer {
  const frame = Buffer.alloc(104);
  Buffer.from([0xff, 0xfb, 0x10, 0xc4]).copy(frame);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
