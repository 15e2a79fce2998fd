/** Returns a WAV of silence, 8,000 samples a second of one byte each. */
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

/** Returns an AMR of silence: 50 frames a second of 13 bytes each (mode 0, 4.75 kbit/s). */
export function amrRecording({ seconds = 2 } = {}): Buffer {
  const frame = Buffer.alloc(13);
  frame.writeUInt8(0x04, 0);
  return Buffer.concat([Buffer.from('#!AMR\n', 'latin1'), ...Array.from({ length: seconds * 50 }, () => frame)]);
}

/** Returns an MP3 of silence: MPEG-1 layer III, 32 kbit/s, 44,100 Hz, one channel; 1,152 samples a frame. */
export function mp3Recording({ frames = 100 } = {}): Buffer {
  const frame = Buffer.alloc(104);
  Buffer.from([0xff, 0xfb, 0x10, 0xc4]).copy(frame);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/**
 * Returns an MP4 with one track of the kind `soun` or `vide`, as phones write recordings and films; its samples are left
 * out.
 */
export function mp4Recording({ seconds = 4, brand = 'M4A ', track = 'soun' } = {}): Buffer {
  const times = Buffer.concat([u32(0), u32(0), u32(0), u32(1_000), u32(seconds * 1_000)]);
  const sound = Buffer.alloc(28);
  sound.writeUInt16BE(1, 6);
  sound.writeUInt16BE(1, 16);
  sound.writeUInt16BE(16, 18);
  sound.writeUInt32BE(1_000 << 16, 24);
  const table = (type: string) => box(type, u32(0), u32(0));
  const samples = box(
    'stbl',
    box('stsd', u32(0), u32(1), track === 'soun' ? box('mp4a', sound) : box('avc1', Buffer.alloc(78))),
    box('stts', u32(0), u32(1), u32(seconds), u32(1_000)),
    table('stsc'),
    box('stsz', u32(0), u32(0), u32(0)),
    table('stco'),
  );
  const media = box(
    'mdia',
    box('mdhd', times, u32(0)),
    box('hdlr', u32(0), u32(0), latin1(track), Buffer.alloc(13)),
    box('minf', track === 'soun' ? box('smhd', u32(0), u32(0)) : box('vmhd', u32(1), u32(0), u32(0)), samples),
  );
  return Buffer.concat([
    box('ftyp', latin1(brand), u32(0), latin1(brand)),
    box('moov', box('mvhd', times, Buffer.alloc(80)), box('trak', box('tkhd', Buffer.alloc(84)), media)),
  ]);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const data = Buffer.concat(content);
  return Buffer.concat([u32(data.length + 8), latin1(type), data]);
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
