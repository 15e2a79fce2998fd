import { defineEntity } from '../../../contract/defineEntity';
import { boolean, choice, choices, date, integer, mobile, reference, text } from '../../../contract/fields';
import { createMemoryBackend as createBackend } from '../../../src/testing/backend/createMemoryBackend';
import type { MemoryRow } from '../../../src/testing/backend/memoryTable';
import { translateZh } from './testHttp';

/** An entity with a field of each kind that lists compare. */
export const guest = defineEntity({
  name: 'guest',
  section: 'elderly',
  titleField: 'name',
  fields: {
    name: text({ max: 50, required: true, list: true, search: true }),
    phone: mobile({ mask: 'phone' }),
    age: integer({ min: 0, max: 130, list: true, filter: true }),
    status: choice(['draft', 'active', 'closed'], { readOnly: true, list: true, filter: true }),
    joined: date({ list: true, filter: true }),
    vip: boolean({ list: true, filter: true }),
    tags: choices(['deaf', 'blind', 'lame'], { filter: true }),
    roomId: reference('room', { filter: true, list: true }),
    score: integer({ min: 0, max: 100, derived: true, readOnly: true }),
  },
  sort: [['name', 'asc']],
  deletion: { kind: 'soft' },
  state: { field: 'status', initial: 'draft' },
  insertInputs: { password: text({ max: 50 }) },
  transitions: { passGuest: { from: ['draft'], to: 'active' } },
  reads: {
    selectByStay: { input: { from: date({}) }, answer: 'page' },
    selectByRoomId: { input: { roomId: reference('room', { required: true }) }, answer: 'list', limit: 20 },
  },
});

export type Guest = MemoryRow;

/** 230 guests, more than two of the protocol's largest pages, with repeated values, gaps and rare characters. */
export function guests(count = 230): Guest[] {
  const names = ['张三', '李四', 'anna', 'Bob', '𠮷野', '﨑山', '', 'ß'];
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    version: 1,
    name: `${names[at % names.length]}${at % 5}`,
    phone: '138****1234',
    age: at % 7 === 0 ? null : 50 + (at % 40),
    status: ['draft', 'active', 'closed'][at % 3],
    joined: at % 6 === 0 ? null : `2026-0${(at % 9) + 1}-15`,
    vip: at % 4 === 0,
    tags: at % 5 === 0 ? ['deaf', 'blind'] : at % 5 === 1 ? ['lame'] : [],
    roomId: at % 8 === 0 ? null : (at % 3) + 1,
    score: at % 10,
  }));
}

/** A back end with guests only. */
export function createMemoryBackend(rows: readonly Guest[] = guests()) {
  /** Ids for which writes are refused. */
  const locked = new Set<number>();
  const all = () => [...backend.rows('guest').values()];
  const backend = createBackend({
    entities: [guest],
    fixtures: { guest: rows },
    answers: {
      selectByStay: all,
      selectByRoomId: ({ params }) => all().filter(({ roomId }) => roomId === params.roomId),
    },
    refuseChange: (_, { id }) => (locked.has(id) ? '记录被锁定' : undefined),
    textOf: (code) => translateZh(`problems.${code}`),
  });
  return { table: backend.rows('guest'), locked, network: backend.network };
}
