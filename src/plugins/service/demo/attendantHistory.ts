import { addDays } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import type { AttendantState } from './attendantState';

/** Fields of an attendant that follow from past events. */
export interface AttendantHistory {
  /** The day of the application. */
  created: string;
  fields: WireRecord;
}

/** Pending attendants applied in the last few days; active ones have been passed, have made visits, and have ratings. */
export function attendantHistory({ draw, state: { status, flaw }, today }: HistoryInput): AttendantHistory {
  const ago = (field: string, min: number, max: number) => daysAgo(today, draw.integer(field, min, max));
  const wasPassed =
    status === 'passed' || status === 'resigned' || (status === 'banned' && draw.chance('passedBefore', 0.8));
  const created = status === 'pending' ? ago('created', 1, 14) : ago('created', 90, 1500);
  const passed = addDays(created, draw.integer('review', 1, 10));
  const banned = ago('banned', 2, 60);
  return {
    created,
    fields: {
      status,
      statusReason: reasonOf({ draw, status, flaw }),
      passTime: wasPassed ? workingHoursTime({ draw, field: 'passTime', day: passed }) : null,
      banTime: status === 'banned' ? workingHoursTime({ draw, field: 'banTime', day: banned }) : null,
      banUntil:
        status === 'banned' && draw.chance('banLimited', 0.6) ? addDays(today, draw.integer('banUntil', 10, 90)) : null,
      hireDate: wasPassed ? passed : null,
      leaveDate: status === 'resigned' ? ago('left', 2, 70) : null,
      workStatus: status === 'passed' ? workStatusOf(draw) : 'offDuty',
      ...(wasPassed ? performanceOf(draw, status) : { serviceCount: 0 }),
    },
  };
}

interface HistoryInput {
  draw: Draw;
  state: AttendantState;
  today: string;
}

function reasonOf({ draw, status, flaw }: { draw: Draw } & Pick<AttendantState, 'status' | 'flaw'>): string | null {
  if (status === 'rejected')
    return `${DEMO_LABEL}：${flaw === 'photoMissing' ? '缺少本人照片' : '材料不齐，请补交后重新提交'}`;
  if (status === 'banned')
    return `${DEMO_LABEL}：${draw.pick('banReason', ['多次无故缺勤', '服务签到地点异常', '家属投诉，待核查'])}`;
  return null;
}

function workStatusOf(draw: Draw): string {
  return draw.weighted('workStatus', [
    ['idle', 52],
    ['inService', 28],
    ['leave', 5],
    ['offDuty', 15],
  ]);
}

/** Rating out of 5, visits of the month, and percentages with one decimal place. */
function performanceOf(draw: Draw, status: AttendantState['status']) {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  const isBanned = status === 'banned';
  return {
    rating: tenth(Math.min(5, Math.max(2.5, draw.bell('rating', isBanned ? 3.6 : 4.6, 0.3)))),
    serviceCount: status === 'passed' ? draw.integer('serviceCount', 8, 160) : 0,
    completeRate: tenth(Math.min(100, Math.max(60, draw.bell('completeRate', isBanned ? 84 : 96, 3)))),
    abnormalRate30d: tenth(Math.max(0, draw.bell('abnormalRate', isBanned ? 14 : 2.5, 2))),
  };
}
