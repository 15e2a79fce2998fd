import { describe, expect, it } from 'vitest';
import { decodeRow, encodeRow } from '../../../../server/backup/rowCodec';
import { readLines } from '../../../../server/backup/tableFile';
import {
  createTableStatement,
  parseColumnDefault,
  parseColumnType,
  type TableShape,
} from '../../../../server/backup/tableShape';

const shape: TableShape = {
  name: 'probe',
  columns: [
    { name: 'id', type: 'integer', required: true },
    { name: 'label', type: 'text', required: false, default: "it's" },
    { name: 'share', type: 'real', required: false, default: 0.5 },
  ],
  key: ['id'],
  nextId: 8,
};
const there = (row: unknown[]) => decodeRow(encodeRow(shape, row).trimEnd(), 3);

describe('a line of a backup', () => {
  it.each([
    [[1, 'text', 0.1 + 0.2]],
    [[Number.MAX_SAFE_INTEGER, '\u2028\u2029\n"\\\u0001𠮷\ud800', 5e-324]],
    [[null, '', -0]],
    [[0, null, Number.NaN]],
    [[-1, '{"real":"-0"}', Number.NEGATIVE_INFINITY]],
    [[1, '1', 1e300]],
  ])('restores %j', (row) => {
    expect(there(row)).toEqual(row);
  });

  it.each([
    [[2 ** 53, '', 0], 'too large'],
    [[1, Buffer.from('blob'), 0], 'neither text nor number'],
    [[1n, '', 0], 'neither text nor number'],
  ])('cannot be made of %s', (row, reason) => {
    expect(() => encodeRow(shape, row)).toThrow(reason);
  });

  it.each(['{}', '[1,2]', '[1,2,[3]]', '[1,2,{"real":"2"}]', '[1,2'])('cannot be read from %s', (line) => {
    expect(() => decodeRow(line, 3)).toThrow();
  });

  it('ends only at line feeds, wherever the chunks end', async () => {
    const text = Buffer.from('"\u2028行"\n\n"b"\n');
    async function* pieces() {
      for (const byte of text) yield Buffer.from([byte]);
    }
    const lines: string[] = [];
    for await (const line of readLines(pieces())) lines.push(line);
    expect(lines).toEqual(['"\u2028行"', '', '"b"']);
  });
});

describe('the shape of a table', () => {
  it('is created in both dialects', () => {
    expect(createTableStatement(shape, 'sqlite')).toBe(
      `create table "probe" ("id" integer primary key autoincrement, "label" text default 'it''s', "share" real default 0.5)`,
    );
    const { nextId: _, ...keyed } = shape;
    expect(createTableStatement(keyed, 'postgres')).toBe(
      `create table "probe" ("id" bigint not null, "label" text collate "C" default 'it''s', "share" double precision default 0.5, primary key ("id"))`,
    );
  });

  it.each([
    ["'it''s'::text", 'text', "it's"],
    ["''", 'varchar(255)', ''],
    ["'-1'::integer", 'int4', -1],
    ['0', 'integer', 0],
    ["'0.5'::double precision", 'real', 0.5],
  ] as const)('reads the default %s', (sql, type, value) => {
    expect(parseColumnDefault(sql, type, 'probe.label')).toBe(value);
  });

  it('refuses column types that the product does not use, and names the column', () => {
    expect(() => parseColumnDefault('now()', 'text', 'probe.label')).toThrow('probe.label');
    expect(() => parseColumnType('sqlite', 'blob', 'probe.label')).toThrow('probe.label');
    expect(() => parseColumnType('postgres', 'jsonb', 'probe.label')).toThrow('jsonb');
  });
});
