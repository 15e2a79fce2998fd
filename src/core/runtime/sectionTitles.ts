import type { TextTree } from '../i18n/mergeTexts';
import type { ActivePlugin } from '../registry/resolvedPlugin';

/** Returns section titles by the section name in entities (`sections.elderly`), for values that name a section. */
export function sectionTitles(plugins: readonly ActivePlugin[], texts: TextTree): TextTree {
  return {
    sections: Object.fromEntries(
      plugins.flatMap(({ section, resources }) => {
        const title = section && textAt(texts, section.label);
        const [firstResource] = resources;
        return firstResource && title !== undefined ? [[firstResource.entity.section, title]] : [];
      }),
    ),
  };
}

function textAt(texts: TextTree, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<TextTree | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
}
