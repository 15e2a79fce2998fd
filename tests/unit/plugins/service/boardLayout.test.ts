import { describe, expect, it } from 'vitest';
import {
  boardConflicts,
  boardHours,
  moveOperation,
  percentAt,
  placeVisits,
  visitsByAttendant,
} from '../../../../src/plugins/service/board/boardLayout';
import type { BoardVisit } from '../../../../src/plugins/service/entities/visits/boardCalls';

const DAY = '2026-03-12';
const at = (time: string) => `${DAY}T${time}:00+08:00`;
const visit = (id: number, from: string, to: string, changes: Partial<BoardVisit> = {}): BoardVisit => ({
  id,
  version: 1,
  applicationNo: `SA${id}`,
  status: 'assigned',
  signStatus: 'notDue',
  elderlyId: 1,
  elderlyName: '王*英',
  serviceTypeId: 1,
  attendantId: 1,
  planStart: at(from),
  planEnd: at(to),
  ...changes,
});
const hours = { from: 8, to: 18 };

describe('the hours of a board', () => {
  it('are the working hours, extended for visits outside', () => {
    expect(boardHours([], DAY)).toEqual(hours);
    expect(boardHours([visit(1, '06:59', '07:30'), visit(2, '18:00', '20:01')], DAY)).toEqual({ from: 6, to: 21 });
    expect(boardHours([visit(1, '00:00', '23:59')], DAY)).toEqual({ from: 0, to: 24 });
  });

  it('give the position of a moment, and none outside of them', () => {
    expect(percentAt(Date.parse(at('08:00')), DAY, hours)).toBe(0);
    expect(percentAt(Date.parse(at('13:00')), DAY, hours)).toBe(50);
    expect(percentAt(Date.parse(at('18:01')), DAY, hours)).toBeUndefined();
    expect(percentAt(Date.parse('2026-03-11T13:00:00+08:00'), DAY, hours)).toBeUndefined();
  });
});

describe('the visits of a row', () => {
  const places = (...visits: BoardVisit[]) =>
    placeVisits(visits, DAY, hours).placed.map(({ visit: { id }, left, width, lane }) => [id, left, width, lane]);

  it('are placed by their time, short ones as wide as half an hour', () => {
    expect(places(visit(2, '13:00', '14:00'), visit(1, '08:00', '08:05'))).toEqual([
      [1, 0, 5, 0],
      [2, 50, 10, 0],
    ]);
    expect(places(visit(1, '17:42', '18:00'))).toEqual([[1, 97, expect.closeTo(3), 0]]);
  });

  it('are stacked at the same time, and side by side otherwise', () => {
    const row = [visit(1, '09:00', '10:00'), visit(2, '09:30', '10:30'), visit(3, '10:00', '11:00')];
    expect(placeVisits(row, DAY, hours)).toMatchObject({ lanes: 2 });
    expect(places(...row).map(([id, , , lane]) => [id, lane])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(placeVisits([], DAY, hours)).toEqual({ placed: [], lanes: 1 });
  });

  it('belong to their attendant', () => {
    const rows = visitsByAttendant([
      visit(1, '09:00', '10:00'),
      visit(2, '09:00', '10:00', { attendantId: 2 }),
      visit(3, '11:00', '12:00'),
      visit(4, '11:00', '12:00', { attendantId: null }),
    ]);
    expect([...rows].map(([id, own]) => [id, own.map((each) => each.id)])).toEqual([
      [1, [1, 3]],
      [2, [2]],
    ]);
  });
});

describe('conflicts of a board', () => {
  it('leave out visits that did not take place', () => {
    const other = visit(2, '09:30', '10:30');
    expect([...boardConflicts([visit(1, '09:00', '10:00'), other]).values()]).toEqual(['overlap', 'overlap']);
    expect(boardConflicts([visit(1, '09:00', '10:00', { status: 'missed' }), other]).size).toBe(0);
  });
});

describe('assigning a visit on the board', () => {
  const end = Date.parse(at('10:00'));

  it.each([
    ['accepted', 'assign'],
    ['assigned', 'reassign'],
    ['inService', undefined],
    ['completed', undefined],
    ['missed', undefined],
  ] as const)('is, when it is %s: %s', (status, move) => {
    expect(moveOperation(visit(1, '09:00', '10:00', { status }), end - 1)).toBe(move);
  });

  it('is possible until the visit is over', () => {
    expect(moveOperation(visit(1, '09:00', '10:00'), end)).toBeUndefined();
  });
});
