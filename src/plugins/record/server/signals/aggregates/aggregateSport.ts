import { roundTo, sum, withoutGaps } from '../../../../../../server/plugin-api/builtin';
import { secondOf } from '../dayTimes';
import { eventNumber, type SignalDay, type SignalEvent, sampleMinutes, samplesOf } from '../signalDay';
import { heartRatesOf, isMale } from '../wearer';

/** Minimum steps a minute of moderate intensity at 61 to 85 years (Tudor-Locke, CADENCE-Adults 2021). */
const MODERATE_CADENCE = 100;
/**
 * Minimum steps a minute of an active person; below, the person sits or lies (Tudor-Locke 2011: sporadic movement from 20).
 */
const ACTIVE_CADENCE = 20;
const SEDENTARY_CADENCE = 1;
/** Share of the maximum heart rate from which exercise is moderate (ACSM 2021: 64 to 76 %). */
const MODERATE_SHARE = 0.64;
/** Meters and kilocalories per step if a session does not report them (our choice). */
const STEP_M = { male: 0.62, female: 0.56 } as const;
const STEP_KCAL = 0.04;
/** Hours in which a sedentary person is assumed awake (our choice). */
const WAKING = { from: 6 * 3_600, to: 22 * 3_600 } as const;

interface Session {
  from: number;
  to: number;
  isModerate: boolean;
}

/** Returns the steps and exercise of a day. */
export function aggregateSport(day: SignalDay) {
  const samples = samplesOf(day, 'steps');
  const steps = sum(withoutGaps(samples));
  const totals = (field: string) => sum(withoutGaps(day.events.map((event) => eventNumber(event, field))));
  const others = Math.max(0, steps - totals('steps'));
  const stride = isMale(day.wearer) ? STEP_M.male : STEP_M.female;
  return {
    steps,
    distanceM: roundTo(totals('distanceM') + others * stride),
    kcal: roundTo(totals('kcal') + others * STEP_KCAL),
    ...minutesOf(day),
    sessionCount: day.events.length,
  };
}

function minutesOf(day: SignalDay) {
  const each = sampleMinutes(day);
  const sessions = day.events.flatMap((event) => sessionOf(event, heartRatesOf(day.wearer).max));
  const counts = { active: 0, moderate: 0, sedentary: 0 };
  samplesOf(day, 'steps').forEach((steps, index) => {
    const from = secondOf(day, index);
    const now = sessions.filter((session) => from < session.to && from + each * 60 > session.from);
    const cadence = steps === null ? 0 : steps / each;
    if (cadence >= ACTIVE_CADENCE || now.length > 0) counts.active += 1;
    if (cadence >= MODERATE_CADENCE || now.some(({ isModerate }) => isModerate)) counts.moderate += 1;
    const isAwake = from >= WAKING.from && from < WAKING.to;
    if (steps !== null && isAwake && now.length === 0 && cadence < SEDENTARY_CADENCE) counts.sedentary += 1;
  });
  return {
    activeMin: roundTo(counts.active * each),
    mvpaMin: roundTo(counts.moderate * each),
    sedentaryMin: roundTo(counts.sedentary * each),
  };
}

function sessionOf(event: SignalEvent, maxHr: number): Session[] {
  const from = eventNumber(event, 'sec');
  const minutes = eventNumber(event, 'minutes');
  if (from === null || minutes === null) return [];
  const isModerate = (eventNumber(event, 'avgHr') ?? 0) >= MODERATE_SHARE * maxHr;
  return [{ from, to: from + minutes * 60, isModerate }];
}
