/** The inputs for parsing the coded data of a sequential JPEG (ITU-T T.81, annex F). */
export interface JpegScan {
  /** Content of the frame header, after its length. */
  frame: Buffer;
  /** Contents of the segments that define Huffman tables. */
  tables: readonly Buffer[];
  /** Content of the scan header. */
  scan: Buffer;
  /** MCUs between two restart markers; 0 for none. */
  restart: number;
  data: Buffer;
}

/**
 * Returns whether coded data contains every block of the picture. It parses the bits without computing pixels.
 * @throws {RangeError} if they end early or a header is too short
 */
export function isCompleteScan({ frame, tables, scan, restart, data }: JpegScan): boolean {
  const huffman = readTables(tables);
  const { components, units } = readLayout(frame, scan);
  const bits = new BitReader(data);
  for (let unit = 0; unit < units; unit += 1) {
    if (restart > 0 && unit > 0 && unit % restart === 0) bits.skipRestart();
    for (const { blocks, dc, ac } of components) {
      const [dcTable, acTable] = [huffman.get(dc), huffman.get(ac)];
      if (!dcTable || !acTable) return false;
      for (let block = 0; block < blocks; block += 1) skipBlock(bits, dcTable, acTable);
    }
  }
  return true;
}

/** Returns whether the scans of a progressive JPEG include the last bit of every coefficient (ITU-T T.81, annex G). */
export function isFullyRefined(frame: Buffer, scans: readonly Buffer[]): boolean {
  const refined = new Set<string>();
  for (const scan of scans) {
    const count = scan.readUInt8(0);
    const [from, to, bits] = [1, 2, 3].map((at) => scan.readUInt8(2 * count + at));
    if (from === undefined || to === undefined || bits === undefined || (bits & 0x0f) !== 0) continue;
    for (let at = 0; at < count; at += 1) {
      for (let k = from; k <= Math.min(to, COEFFICIENTS - 1); k += 1) refined.add(`${scan.readUInt8(1 + 2 * at)} ${k}`);
    }
  }
  return refined.size >= frame.readUInt8(5) * COEFFICIENTS;
}

const SIDE = 8;
const COEFFICIENTS = 64;
/** Sixteen zeros in a row; any other symbol without bits ends the block. */
const ZEROS = 0xf0;

function skipBlock(bits: BitReader, dc: Huffman, ac: Huffman): void {
  bits.skip(bits.symbol(dc) & 0x0f);
  for (let at = 1; at < COEFFICIENTS; ) {
    const symbol = bits.symbol(ac);
    const size = symbol & 0x0f;
    if (size === 0 && symbol !== ZEROS) return;
    at += (symbol >> 4) + 1;
    bits.skip(size);
  }
}

/** Returns the blocks of each component per unit of the scan, their Huffman tables, and the number of units. */
function readLayout(frame: Buffer, scan: Buffer) {
  const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
  const all = Array.from({ length: frame.readUInt8(5) }, (_, at) => {
    const sampling = frame.readUInt8(7 + 3 * at);
    return { id: frame.readUInt8(6 + 3 * at), across: sampling >> 4 || 1, down: sampling & 0x0f || 1 };
  });
  const across = Math.max(...all.map((each) => each.across));
  const down = Math.max(...all.map((each) => each.down));
  const count = scan.readUInt8(0);
  const components = Array.from({ length: count }, (_, at) => {
    const found = all.find(({ id }) => id === scan.readUInt8(1 + 2 * at)) ?? { across: 1, down: 1 };
    const tables = scan.readUInt8(2 + 2 * at);
    return {
      ...found,
      blocks: count === 1 ? 1 : found.across * found.down,
      dc: tables >> 4,
      ac: 0x10 | (tables & 0x0f),
    };
  });
  const [only] = components;
  const parts = count === 1 && only ? [only.across / across, only.down / down] : [1, 1];
  const side = (pixels: number, part: number, most: number) =>
    count === 1 ? Math.ceil(Math.ceil(pixels * part) / SIDE) : Math.ceil(pixels / (SIDE * most));
  return { components, units: side(width, parts[0] ?? 1, across) * side(height, parts[1] ?? 1, down) };
}

/** Lookup by the next sixteen bits: a symbol, and from bit 8 on the length of its code; 0 for no code. */
type Huffman = Uint16Array;

const CODE_BITS = 16;

function readTables(segments: readonly Buffer[]): ReadonlyMap<number, Huffman> {
  // A later table with the same id replaces an earlier one, so only the last is built.
  const found = new Map<number, Buffer>();
  for (const segment of segments) {
    for (let at = 0; at < segment.length; ) {
      const counts = segment.subarray(at + 1, at + 1 + CODE_BITS);
      const end = at + 1 + CODE_BITS + counts.reduce((sum, count) => sum + count, 0);
      found.set(segment.readUInt8(at), segment.subarray(at + 1, end));
      at = end;
    }
  }
  return new Map([...found].map(([place, content]) => [place, tableOf(content)]));
}

/** @param content the number of codes per length, followed by their symbols */
function tableOf(content: Buffer): Huffman {
  const table = new Uint16Array(1 << CODE_BITS);
  let [filled, at] = [0, CODE_BITS];
  for (let length = 1; length <= CODE_BITS; length += 1) {
    for (let count = content.readUInt8(length - 1); count > 0; count -= 1) {
      const next = filled + (1 << (CODE_BITS - length));
      table.fill((length << 8) | content.readUInt8(at), filled, next);
      filled = next;
      at += 1;
    }
  }
  return table;
}

class BitReader {
  readonly #data: Buffer;
  #at = 0;
  /** Bits that were read and not used yet, and their number. The last `#padding` of them are beyond the data. */
  #bits = 0;
  #count = 0;
  #padding = 0;

  constructor(data: Buffer) {
    this.#data = data;
  }

  symbol(table: Huffman): number {
    this.#fill();
    const found = table[(this.#bits >>> (this.#count - CODE_BITS)) & 0xffff] ?? 0;
    if (found === 0) throw new RangeError('no such code');
    this.#drop(found >> 8);
    return found & 0xff;
  }

  skip(count: number): void {
    this.#fill();
    this.#drop(count);
  }

  /** Skips a restart marker at the next whole byte. */
  skipRestart(): void {
    this.#bits = 0;
    this.#count = 0;
    this.#padding = 0;
    if (this.#data[this.#at] === 0xff) this.#at += 2;
  }

  #fill(): void {
    while (this.#count < CODE_BITS) {
      const byte = this.#data[this.#at];
      // FF in the data is followed by a stuffed 00; otherwise it begins a marker.
      const isEnd = byte === undefined || (byte === 0xff && this.#data[this.#at + 1] !== 0);
      if (isEnd) this.#padding += 8;
      else this.#at += byte === 0xff ? 2 : 1;
      this.#bits = ((this.#bits << 8) | (isEnd ? 0 : byte)) & 0xff_ffff;
      this.#count += 8;
    }
  }

  #drop(count: number): void {
    this.#count -= count;
    if (this.#count < this.#padding) throw new RangeError('the data end before the picture');
  }
}
