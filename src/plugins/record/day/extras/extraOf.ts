import { type ComponentType, lazy } from 'react';
import type { RecordKind } from '../../../device/entities/uploads/recordKinds';
import type { ExtraProps } from './extra';

/** The part below the chart of each kind: another view of the same day. */
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

/** Kinds whose part below the chart shows the picked moment. */
export const kindsWithPicks: ReadonlySet<RecordKind> = new Set(['raw']);
