import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { type Texts, titleLookups, translate } from '../../../server/call/texts';
import { loadTexts } from '../../../server/plugins/loadTexts';
import { sections } from '../../support/sections';

let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts(sections.plugins);
});

const transitions = sections.entities.flatMap((entity) =>
  Object.entries(entity.transitions ?? {}).map(([operation, transition]) => ({ entity, operation, transition })),
);

describe('the success message of a transition', () => {
  it.each(transitions.map((each) => [`${each.entity.name}.${each.operation}`, each] as const))(
    'of %s is declared, or its title with the word for done, in every language',
    (_, { entity, operation, transition }) => {
      const { operationTitle } = titleLookups(texts);
      for (const locale of LOCALES) {
        if (transition.done) {
          expect(texts[locale].problems[transition.done]).toBeTruthy();
          continue;
        }
        const title = operationTitle(entity, operation, locale);
        expect(title).toBeTruthy();
        expect(translate(texts, locale, 'okOperation', { operation: title ?? '' })).toContain(title);
      }
    },
  );

  it('does not mention a service when none is meant', () => {
    const words = /Service (started|suspended|resumed|ended|reopened)/;
    const about = transitions
      .filter(({ transition }) => transition.done && words.test(texts.en.problems[transition.done] ?? ''))
      .map(({ entity }) => entity.name);
    expect(new Set(about)).toEqual(new Set(['elderly']));
  });
});
