import { addDays, addMonths } from '../../../../contract/moment';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import type { ElderlyProfile } from './elderlyProfile';

/** The service status of an elder. */
export interface ElderlyService {
  /** The day the record was made. */
  created: string;
  /** Whether the elder currently receives visits. */
  isServed: boolean;
  fields: WireRecord;
}

/** In every demo size, this elder had the last service this many days ago, so that the screening is never empty. */
const WAITING_ELDER = 7;
const WAITING_DAYS = 40;
/** Minimum current age of a deceased elder, so that none died before 60. */
const DECEASED_AGE_MIN = 62;

/** Generates the contract, the state and the past visits; an ended service ends before today. */
export function elderlyService({ draw, profile, id, today }: ServiceInput): ElderlyService {
  const status = id === WAITING_ELDER ? 'active' : statusOf(draw, profile);
  const started = daysAgo(today, draw.integer('started', 45, 1500));
  const ended = daysAgo(today, draw.integer('ended', 3, 40));
  const isOver = status === 'closed' || status === 'deceased';
  const isDraft = status === 'draft';
  const lastDay = isDraft ? undefined : lastServiceDay({ draw, id, today: isOver ? ended : today });
  const isPaused = status !== 'active';
  return {
    created: isDraft ? daysAgo(today, draw.integer('started', 1, 20)) : addDays(started, -draw.integer('lead', 1, 14)),
    isServed: status === 'active' || status === 'suspended',
    fields: {
      status,
      suspendReason:
        status === 'suspended' ? draw.pick('suspendReason', ['hospital', 'hospital', 'away', 'other']) : null,
      suspendUntil: status === 'suspended' ? daysAgo(today, -draw.integer('suspendUntil', 2, 60)) : null,
      closeReason:
        status === 'closed' ? draw.pick('closeReason', ['voluntary', 'moved', 'institution', 'disqualified']) : null,
      deceasedDate: status === 'deceased' ? ended : null,
      serviceStartDate: isDraft ? null : started,
      serviceEndDate: isDraft ? null : isOver ? ended : contractEnd(draw, started, today),
      lastServiceTime: lastDay ? workingHoursTime({ draw, field: 'lastService', day: lastDay }) : null,
      lastVisitTime:
        isDraft || draw.chance('neverVisited', 0.08)
          ? null
          : workingHoursTime({
              draw,
              field: 'lastVisit',
              day: daysAgo(isOver ? ended : today, draw.integer('lastVisit', 1, 44)),
            }),
      serviceCount30d: lastDay && lastDay >= daysAgo(today, 30) ? visitsOf({ draw, profile, isPaused }) : 0,
    },
  };
}

interface ServiceInput {
  draw: Draw;
  profile: ElderlyProfile;
  id: number;
  today: string;
}

function statusOf(draw: Draw, { age, living }: ElderlyProfile): string {
  // Elders in an institution are no longer visited at home.
  if (living === '8') return 'closed';
  const status = draw.weighted('status', [
    ['active', 86.5],
    ['suspended', 5],
    ['closed', 4.3],
    ['deceased', 3.2],
    ['draft', 1],
  ]);
  return status === 'deceased' && age < DECEASED_AGE_MIN ? 'closed' : status;
}

/** Most elders are visited every few days, some not for weeks, a few never. */
function lastServiceDay({ draw, id, today }: { draw: Draw; id: number; today: string }): string | undefined {
  if (id === WAITING_ELDER) return daysAgo(today, WAITING_DAYS);
  const days = draw.weighted('idle', [
    [draw.integer('idle.days', 1, 6), 78],
    [draw.integer('idle.weeks', 7, 30), 11],
    [draw.integer('idle.months', 31, 44), 8],
    [0, 3],
  ]);
  return days === 0 ? undefined : daysAgo(today, days);
}

/** Returns a whole number of years after the start; a few contracts that end early expire within the month. */
function contractEnd(draw: Draw, started: string, today: string): string {
  if (draw.chance('endsSoon', 0.04)) return daysAgo(today, -draw.integer('endsSoon.days', 1, 30));
  const years = draw.pick('contractYears', [1, 1, 2, 3]);
  let end = addMonths(started, 12 * years);
  while (end <= today) end = addMonths(end, 12);
  return end;
}

/** Returns the number of visits within 30 days: the lower the ability, the more. */
function visitsOf({ draw, profile, isPaused }: { draw: Draw; profile: ElderlyProfile; isPaused: boolean }): number {
  const maxVisits = [4, 8, 12, 20, 28][profile.grade] ?? 4;
  return draw.integer('visits', 1, isPaused ? Math.ceil(maxVisits / 2) : maxVisits);
}
