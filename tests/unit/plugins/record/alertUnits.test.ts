import { describe, expect, it } from 'vitest';
import { eventKinds } from '../../../../src/plugins/device/entities/uploads/eventKinds';
import { findingCodes } from '../../../../src/plugins/record/entities/alerts/alertCodes';
import { alertUnitOf, alertUnits } from '../../../../src/plugins/record/entities/alerts/alertUnits';

describe('units of findings', () => {
  it('exist for every measured value except the load ratio; an event has no value', () => {
    expect(findingCodes.filter((code) => alertUnitOf[code] === undefined)).toEqual([
      'loadRising',
      'ventricularFibrillation',
      'ventricularRun',
      'reviewOverdue',
      ...eventKinds,
    ]);
  });

  it.each(['zh-CN', 'zh-TW', 'en', 'ja'])('are written in %s, each with its value', async (locale) => {
    const { default: texts } = await import(`../../../../src/plugins/record/texts/pages/${locale}.json`);
    expect(Object.keys(texts.units)).toEqual([...alertUnits]);
    for (const text of Object.values(texts.units)) expect(text).toMatch(/%\{value\}./);
  });
});
