import { type ComponentType, lazy } from 'react';
import type { RecordKind } from '../../../device/entities/recordKinds';
import type { ExtraProps } from './extra';

/** What stands below the chart of a kind, as one more look at the same day. */
export const extraOf: Partial<Record<RecordKind, ComponentType<ExtraProps>>> = {
  heartRate: lazy(() => import('./ZoneMinutes')),
  bloodOxygen: lazy(() => import('./SaturationHistogram')),
  bloodPressure: lazy(() => import('./GradeScatter')),
  hrv: lazy(() => import('./VariabilityRadar')),
  cardiacLoad: lazy(() => import('./ZoneMinutes')),
  sleepStatus: lazy(() => import('./StageShares')),
  sport: lazy(() => import('./StepGoal')),
  sportAmplitude: lazy(() => import('./ActivityRaster')),
  raw: lazy(() => import('../waveform/RawWaveform')),
};

/** Kinds whose part below the chart shows the moment that is picked on it. */
export const kindsWithPicks: ReadonlySet<RecordKind> = new Set(['raw']);
