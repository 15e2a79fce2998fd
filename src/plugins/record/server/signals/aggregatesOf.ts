import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import { records } from '../../entities/records';
import { aggregateBloodOxygen } from './aggregates/aggregateBloodOxygen';
import { aggregateBloodPressure } from './aggregates/aggregateBloodPressure';
import { aggregateCardiacLoad } from './aggregates/aggregateCardiacLoad';
import { aggregateEcgIntensity } from './aggregates/aggregateEcgIntensity';
import { aggregateHeartRate } from './aggregates/aggregateHeartRate';
import { aggregateHrv } from './aggregates/aggregateHrv';
import { aggregateHypoxiaTime } from './aggregates/aggregateHypoxiaTime';
import { aggregateRaw } from './aggregates/aggregateRaw';
import { aggregateRespiratoryRate } from './aggregates/aggregateRespiratoryRate';
import { aggregateSleepActivity } from './aggregates/aggregateSleepActivity';
import { aggregateSleepStatus } from './aggregates/aggregateSleepStatus';
import { aggregateSport } from './aggregates/aggregateSport';
import { aggregateSportAmplitude } from './aggregates/aggregateSportAmplitude';
import type { Aggregates, SignalDay } from './signalDay';

type Aggregate = (day: SignalDay) => Aggregates;

const computations: Readonly<Record<RecordKind, Aggregate>> = {
  heartRate: aggregateHeartRate,
  bloodOxygen: aggregateBloodOxygen,
  bloodPressure: aggregateBloodPressure,
  respiratoryRate: aggregateRespiratoryRate,
  hrv: aggregateHrv,
  cardiacLoad: aggregateCardiacLoad,
  ecgIntensity: aggregateEcgIntensity,
  hypoxiaTime: aggregateHypoxiaTime,
  sleepActivity: aggregateSleepActivity,
  sleepStatus: aggregateSleepStatus,
  sport: aggregateSport,
  sportAmplitude: aggregateSportAmplitude,
  raw: aggregateRaw,
};

/** Computes the aggregates of a day by record kind. All are null if a kind with samples has none. */
export const aggregatesOf = Object.fromEntries(
  Object.entries(computations).map(([kind, compute]) => [kind, whenMeasured(kind as RecordKind, compute)]),
) as Readonly<Record<RecordKind, Aggregate>>;

/** Makes aggregates null without measurements: minutes and steps are then unknown rather than zero. */
function whenMeasured(kind: RecordKind, compute: Aggregate): Aggregate {
  const { layout, aggregates } = records[kind];
  if (Object.keys(layout.channels).length === 0) return compute;
  const nothing: Aggregates = Object.fromEntries(aggregates.map((name) => [name, null]));
  const isMeasured = ({ series }: SignalDay) =>
    Object.values(series?.channels ?? {}).some((samples) => samples.some((sample) => sample !== null));
  return (day) => (isMeasured(day) ? compute(day) : nothing);
}
