import { alertLevelOf, type Threshold } from '../../../device/entities/thresholds/thresholds';
import { implausibleFields, isCountedReading } from '../../entities/implausibleFields';
import { bandsOf } from '../plot/bands';
import type { ColorName } from '../plot/plot';
import { clockAt } from '../plot/timeTicks';
import { domainOf } from '../plot/valueScale';
import { excludedPanes } from './excludedPanes';
import { type DayEvent, numberOf, type PanesOf, thresholdOf } from './kindDay';

/** Pressures in mmHg that are always in view. */
const DEFAULT_RANGE = [50, 180] as const;
const DEFAULT_PULSE_RANGE = [50, 110] as const;

/** Each valid reading as a bar from diastolic to systolic, rejected readings in a separate pane, and the pulse below. */
export const bloodPressurePanes: PanesOf = ({ events, wearer, translateDay }) => {
  const systolic = thresholdOf(wearer, 'systolic');
  const diastolic = thresholdOf(wearer, 'diastolic');
  const itemOf = (event: DayEvent) => {
    const [sec, low, high] = [numberOf(event, 'sec'), numberOf(event, 'dia'), numberOf(event, 'sys')];
    return {
      sec,
      low,
      high,
      color: levelColors[worst(systolic, high, diastolic, low)],
      text: readingText(event, translateDay),
    };
  };
  const items = events.filter(isCountedReading).map(itemOf);
  const excluded = events
    .filter((event) => !isCountedReading(event))
    .map((event) => ({ ...itemOf(event), color: 'quiet' as const }));
  const pulses = events
    .filter(
      (event) =>
        typeof event.pulse === 'number' && isCountedReading(event) && !implausibleFields(event).includes('pulse'),
    )
    .map((event) => ({ sec: numberOf(event, 'sec'), value: numberOf(event, 'pulse') }));
  return [
    {
      id: 'bloodPressure',
      title: translateDay('bloodPressure.title'),
      height: 240,
      domain: domainOf(
        items.flatMap(({ low, high }) => [low, high]),
        DEFAULT_RANGE,
      ),
      bands: bandsOf(systolic).filter(({ from }) => from !== null && from >= 120),
      layers: [{ type: 'ranges', id: 'readings', label: translateDay('bloodPressure.reading'), items }],
    },
    ...excludedPanes('apart', translateDay('bloodPressure.apart'), excluded),
    {
      id: 'pulse',
      title: translateDay('bloodPressure.pulse'),
      height: 80,
      domain: domainOf(
        pulses.map(({ value }) => value),
        DEFAULT_PULSE_RANGE,
      ),
      layers: [
        { type: 'moments', id: 'pulse', label: translateDay('bloodPressure.pulse'), color: 'second', items: pulses },
      ],
    },
  ];
};

const levelColors = { none: 'first', warn: 'warn', critical: 'critical' } as const satisfies Record<string, ColorName>;

function worst(systolic: Threshold | undefined, sys: number, diastolic: Threshold | undefined, dia: number) {
  const levels = [systolic && alertLevelOf(systolic, sys), diastolic && alertLevelOf(diastolic, dia)];
  return levels.includes('critical') ? 'critical' : levels.includes('warn') ? 'warn' : 'none';
}

function readingText(event: DayEvent, translateDay: Parameters<PanesOf>[0]['translateDay']): string {
  const parts = [`${clockAt(numberOf(event, 'sec'))} ${numberOf(event, 'sys')}/${numberOf(event, 'dia')} mmHg`];
  if (typeof event.pulse === 'number') parts.push(translateDay('bloodPressure.withPulse', { pulse: event.pulse }));
  if (typeof event.posture === 'string') parts.push(translateDay(`bloodPressure.posture.${event.posture}`));
  if (typeof event.arm === 'string') parts.push(translateDay(`bloodPressure.arm.${event.arm}`));
  if (event.cuffOk === false) parts.push(translateDay('bloodPressure.cuffBad'));
  if (implausibleFields(event).length > 0) parts.push(translateDay('bloodPressure.implausible'));
  return parts.join(' · ');
}
