import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { NightLabels } from './drawNight';

/** Returns the labels beside the rows of a night's picture. */
export function useNightLabels(): NightLabels {
  const translate = useTranslate();
  return useMemo(() => nightLabels(translate), [translate]);
}

/** Like {@link useNightLabels}, for pictures outside the screen. */
export function nightLabels(translate: (key: string) => string): NightLabels {
  const translateSleep = (name: string) => translate(`report-manage.sleep.${name}`);
  return {
    stage: {
      outOfBed: translateSleep('stages.outOfBed'),
      wake: translateSleep('stages.wake'),
      rem: translateSleep('stages.rem'),
      light: translateSleep('stages.light'),
      deep: translateSleep('stages.deep'),
      unknown: translateSleep('stages.unknown'),
    },
    heartRate: translateSleep('strips.heartRate'),
    spo2: translateSleep('strips.spo2'),
    movement: translateSleep('strips.movement'),
  };
}
