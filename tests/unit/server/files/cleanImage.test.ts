import { describe, expect, it } from 'vitest';
import { cleanImage } from '../../../../server/files/image/cleanImage';
import { readOrientation } from '../../../../server/files/image/orientation';
import {
  exifSegment,
  exifWithPlace,
  hasPlace,
  jpegPicture,
  jpegSegment,
  pngChunk,
  pngPicture,
  riffChunk,
  webpPicture,
} from '../../support/pictures';

const jpeg = (content: Buffer) => cleanImage('image/jpeg', content);
const png = (content: Buffer) => cleanImage('image/png', content);
const webp = (content: Buffer) => cleanImage('image/webp', content);
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('a JPEG', () => {
  it('loses its GPS position and keeps its orientation', () => {
    const taken = jpegPicture({ width: 300, height: 200, segments: [exifSegment(exifWithPlace({ orientation: 6 }))] });
    expect(hasPlace(taken)).toBe(true);
    const clean = jpeg(taken);
    expect(clean && hasPlace(clean.content)).toBe(false);
    expect(clean).toMatchObject({ width: 200, height: 300 });
    const exif = clean?.content.indexOf('Exif\0\0') ?? -1;
    expect(readOrientation(clean?.content.subarray(exif + 6) ?? Buffer.alloc(0))).toBe(6);
  });

  it('has the size of its first frame, whatever a later one says', () => {
    const later = jpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
    const picture = jpegPicture({ width: 300, height: 200 });
    const end = picture.subarray(-2);
    expect(jpeg(Buffer.concat([picture.subarray(0, -2), later, end]))).toMatchObject({ width: 300, height: 200 });
  });

  it('has no EXIF at all when it is upright', () => {
    const clean = jpeg(jpegPicture({ segments: [exifSegment(exifWithPlace({ orientation: 1 }))] }));
    expect(clean?.content.includes('Exif')).toBe(false);
  });

  it('loses XMP, IPTC, comments and the second picture after its end', () => {
    const segments = [
      jpegSegment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0<GPSLatitude>')),
      jpegSegment(0xed, latin1('Photoshop 3.0\0City')),
      jpegSegment(0xe2, latin1('MPF\0')),
      jpegSegment(0xfe, latin1('taken at home')),
    ];
    const behind = jpegPicture({ segments: [exifSegment(exifWithPlace())] });
    const clean = jpeg(Buffer.concat([jpegPicture({ segments }), behind]));
    expect(clean?.content).toEqual(jpegPicture());
  });

  it('keeps its pixels, color profile and color encoding, byte for byte', () => {
    const segments = [
      jpegSegment(0xe0, latin1('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')),
      jpegSegment(0xe2, latin1('ICC_PROFILE\0\x01\x01profile')),
      jpegSegment(0xee, latin1('Adobe\0\x64\0\0\0\0\0')),
    ];
    const picture = jpegPicture({ segments });
    expect(jpeg(picture)?.content).toEqual(picture);
  });

  it.each([
    ['in one scan', jpegPicture({ width: 640, height: 480 })],
    ['with a frame that holds a bit less than whole blocks', jpegPicture({ width: 201, height: 333 })],
  ])('without its end marker %s is accepted, and gets one', (_name, picture) => {
    expect(jpeg(picture.subarray(0, -2))).toEqual(jpeg(picture));
    expect(jpeg(picture.subarray(0, -1))).toEqual(jpeg(picture));
    expect(jpeg(picture.subarray(0, -3))).toBeUndefined();
  });

  it.each([
    ['cut off in its data', jpegPicture().subarray(0, -20)],
    ['cut off in its head', jpegPicture().subarray(0, 30)],
    [
      'of more segments than any program writes',
      jpegPicture({ segments: Array(10_001).fill(jpegSegment(0xfe, latin1('x'))) }),
    ],
    ['without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['that is none', latin1('\xff\xd8 <script>')],
    ['of no bytes', Buffer.alloc(0)],
  ])('%s is refused', (_name, content) => {
    expect(jpeg(content)).toBeUndefined();
  });
});

describe('a PNG', () => {
  it('loses EXIF, texts and times, and keeps its orientation', () => {
    const chunks = [
      pngChunk('eXIf', exifWithPlace({ orientation: 8 })),
      pngChunk('iTXt', latin1('XML:com.adobe.xmp\0\0\0\0\0<exif:GPSLatitude>')),
      pngChunk('tEXt', latin1('Comment\0at home')),
      pngChunk('tIME', Buffer.alloc(7)),
    ];
    const clean = png(pngPicture({ width: 300, height: 200, chunks }));
    expect(clean).toMatchObject({ width: 200, height: 300 });
    expect(clean && hasPlace(clean.content)).toBe(false);
    expect(clean?.content.toString('latin1')).not.toMatch(/GPS|home|tIME/);
    expect(clean?.content.includes('eXIf')).toBe(true);
  });

  it('without metadata stays unchanged, byte for byte; data after its end is removed', () => {
    expect(png(Buffer.concat([pngPicture(), exifWithPlace()]))?.content).toEqual(pngPicture());
  });

  it('with a wrong checksum, or without pixels, is refused', () => {
    const broken = pngPicture();
    broken.writeUInt8(broken.readUInt8(60) ^ 1, 60);
    expect(png(broken)).toBeUndefined();
    expect(png(pngPicture().subarray(0, 33))).toBeUndefined();
  });
});

describe('a WebP', () => {
  it('loses EXIF, XMP and unknown chunks, updates its flags, and keeps its orientation', () => {
    const chunks = [
      riffChunk('EXIF', exifWithPlace({ orientation: 3 })),
      riffChunk('XMP ', latin1('<exif:GPSLatitude>')),
      riffChunk('home', latin1('an address')),
    ];
    const clean = webp(webpPicture({ chunks, flags: 0x0c }));
    expect(clean).toMatchObject({ width: 300, height: 200 });
    expect(clean && hasPlace(clean.content)).toBe(false);
    expect(clean?.content.toString('latin1')).not.toMatch(/GPS|address/);
    expect(clean?.content.readUInt8(20)).toBe(0x08);
    expect(clean?.content.readUInt32LE(4)).toBe((clean?.content.length ?? 0) - 8);
  });

  it('has the size of its first frame, whatever a later one says', () => {
    const later = jpegSegment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
    const picture = jpegPicture({ width: 300, height: 200 });
    const end = picture.subarray(-2);
    expect(jpeg(Buffer.concat([picture.subarray(0, -2), later, end]))).toMatchObject({ width: 300, height: 200 });
  });

  it('has no EXIF at all when it is upright', () => {
    const clean = webp(webpPicture({ chunks: [riffChunk('EXIF', exifWithPlace({ orientation: 1 }))], flags: 0x08 }));
    expect(clean?.content).toEqual(webpPicture());
  });

  it('that is truncated is refused', () => {
    expect(webp(webpPicture().subarray(0, 40))).toBeUndefined();
    expect(webp(latin1('RIFF\0\0\0\0WEBP'))).toBeUndefined();
  });
});
