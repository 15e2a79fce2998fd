import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../../contract/values/isRecord';
import { paletteColor, toneOf } from '../../../src/core/kit';
import { serviceApplication } from '../../../src/plugins/service/entities/applications/serviceApplication';
import { signGroups } from '../../../src/plugins/service/entities/signs/signStatus';
import { flowStates } from '../../../src/plugins/service/entities/visits/flowCalls';
import { flowStateColors, flowStateLabel } from '../../../src/plugins/service/today/flowStateColors';
import { sectionFolders } from '../../support/overviews';
import { entities } from '../../support/sections';
import { sectionTexts } from '../../support/sectionTexts';

const at = (texts: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), texts);

const texts: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all([...sectionFolders.values()].map((folder) => sectionTexts(folder, 'entities', 'zh-CN')))),
);

/** Every state of an entity with colors: its word, its color, and where it is defined. */
const states = entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'choice' && field.colors
      ? field.values.map((code) => ({
          word: String(at(texts, [entity.name, 'choices', name, code])),
          color: toneOf(entity, name, code),
          state: `${entity.name}.${name}.${code}`,
        }))
      : [],
  ),
);

describe('states', () => {
  it('of one word have one color in all sections', () => {
    expect(states.length).toBeGreaterThan(200);
    const byWord = new Map<string, typeof states>();
    for (const state of states) byWord.set(state.word, [...(byWord.get(state.word) ?? []), state]);
    const mixed = [...byWord.values()].filter((same) => new Set(same.map(({ color }) => color)).size > 1);
    expect(mixed).toEqual([]);
  });

  it('of the day have on charts, map and wall the color and the word of the sign statuses', async () => {
    const pages = await sectionTexts('service', 'pages', 'zh-CN');
    const theme = createTheme({});
    const colors = flowStateColors(theme);
    expect(new Set(Object.values(colors)).size).toBe(flowStates.length);
    for (const state of flowStates) {
      if (state === 'planned') continue;
      const [status] = signGroups[state];
      const tone = toneOf(serviceApplication, 'signStatus', status);
      expect([state, colors[state]]).toEqual([state, paletteColor(theme.palette, tone)]);
      const [, ...path] = flowStateLabel(state).split('.');
      expect(at(pages, path)).toBe(at(pages, ['sign', 'groups', state]));
    }
  });
});
