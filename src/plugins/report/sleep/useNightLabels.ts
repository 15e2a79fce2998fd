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
  const say = (name: string) => translate(`report-manage.sleep.${name}`);
  return {
    stage: {
      outOfBed: say('stages.outOfBed'),
      wake: say('stages.wake'),
      rem: say('stages.rem'),
      light: say('stages.light'),
      deep: say('stages.deep'),
      unknown: say('stages.unknown'),
    },
    heartRate: say('strips.heartRate'),
    spo2: say('strips.spo2'),
    movement: say('strips.movement'),
  };
}
