import { describe, expect, it } from 'vitest';
import { rowLine, rowOfLine } from '../../../../server/backup/rowLine';
import { linesOf } from '../../../../server/backup/tableFile';
import { createStatement, shapeDefault, shapeType, type TableShape } from '../../../../server/backup/tableShape';

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
const there = (row: unknown[]) => rowOfLine(rowLine(shape, row).trimEnd(), 3);

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
    expect(() => rowLine(shape, row)).toThrow(reason);
  });

  it.each(['{}', '[1,2]', '[1,2,[3]]', '[1,2,{"real":"2"}]', '[1,2'])('cannot be read from %s', (line) => {
    expect(() => rowOfLine(line, 3)).toThrow();
  });

  it('ends only at line feeds, wherever the chunks end', async () => {
    const text = Buffer.from('"\u2028行"\n\n"b"\n');
    async function* pieces() {
      for (const byte of text) yield Buffer.from([byte]);
    }
    const lines: string[] = [];
    for await (const line of linesOf(pieces())) lines.push(line);
    expect(lines).toEqual(['"\u2028行"', '', '"b"']);
  });
});

describe('the shape of a table', () => {
  it('is created in both dialects', () => {
    expect(createStatement(shape, 'sqlite')).toBe(
      `create table "probe" ("id" integer primary key autoincrement, "label" text default 'it''s', "share" real default 0.5)`,
    );
    const { nextId: _, ...keyed } = shape;
    expect(createStatement(keyed, 'postgres')).toBe(
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
    expect(shapeDefault(sql, type, 'probe.label')).toBe(value);
  });

  it('refuses column types that the product does not use, and names the column', () => {
    expect(() => shapeDefault('now()', 'text', 'probe.label')).toThrow('probe.label');
    expect(() => shapeType('sqlite', 'blob', 'probe.label')).toThrow('probe.label');
    expect(() => shapeType('postgres', 'jsonb', 'probe.label')).toThrow('jsonb');
  });
});
