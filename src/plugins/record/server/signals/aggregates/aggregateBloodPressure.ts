import { maximum, mean, minimum, roundTo } from '../../../../../../server/plugin-api/builtin';
import { isCountedReading } from '../../../entities/implausibleFields';
import { bloodPressureGradeOf } from '../../../entities/kinds/bloodPressureGrade';
import { isEvening, isMorning } from '../dayTimes';
import { eventNumber, type SignalDay, type SignalEvent } from '../signalDay';

interface Reading {
  sec: number;
  sys: number;
  dia: number;
}

/** Returns the valid readings of a day in order of time. */
export function readingsOf(events: readonly SignalEvent[]): Reading[] {
  return events
    .flatMap((event): Reading[] => {
      const sec = eventNumber(event, 'sec');
      const sys = eventNumber(event, 'sys');
      const dia = eventNumber(event, 'dia');
      return sec === null || sys === null || dia === null || !isCountedReading(event) ? [] : [{ sec, sys, dia }];
    })
    .sort((one, other) => one.sec - other.sec);
}

/** Mean arterial pressure: dia + (sys - dia) / 3. */
export const meanArterialPressure = (systolic: number, diastolic: number): number =>
  diastolic + (systolic - diastolic) / 3;

/** Returns the blood pressure of a day in mmHg, and the grade of its mean. */
export function aggregateBloodPressure({ events }: SignalDay) {
  const readings = readingsOf(events);
  const systolic = readings.map(({ sys }) => sys);
  const diastolic = readings.map(({ dia }) => dia);
  const avgSys = mean(systolic);
  const avgDia = mean(diastolic);
  const isKnown = avgSys !== null && avgDia !== null;
  const meanAt = (field: 'sys' | 'dia', holds: (sec: number) => boolean) =>
    roundTo(mean(readings.filter(({ sec }) => holds(sec)).map((reading) => reading[field])), 1);
  return {
    count: readings.length,
    avgSys: roundTo(avgSys, 1),
    avgDia: roundTo(avgDia, 1),
    maxSys: maximum(systolic),
    minSys: minimum(systolic),
    maxDia: maximum(diastolic),
    morningSys: meanAt('sys', isMorning),
    morningDia: meanAt('dia', isMorning),
    eveningSys: meanAt('sys', isEvening),
    eveningDia: meanAt('dia', isEvening),
    pp: isKnown ? roundTo(avgSys - avgDia, 1) : null,
    map: isKnown ? roundTo(meanArterialPressure(avgSys, avgDia), 1) : null,
    // Guidelines use integers, and a mean must not fall between two grades.
    grade: isKnown ? bloodPressureGradeOf(Math.round(avgSys), Math.round(avgDia)) : null,
    variationPct: avgSys === null ? null : roundTo(variationOf(systolic, avgSys), 1),
  };
}

/** Returns the maximum deviation from the mean, as a percentage of the mean. */
const variationOf = (values: readonly number[], average: number) =>
  (100 * Math.max(0, ...values.map((value) => Math.abs(value - average)))) / average;
