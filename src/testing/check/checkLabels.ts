import type { Entity } from '../../../contract/defineEntity';
import type { PluginDefinition } from '../../core/plugin-api';
import { labeledFields } from './labelledFields';
import { languagesWithout, type TextsByPart } from './textFiles';

/** Reports labels that a definition shows without having a text. */
export function checkLabels({ definition, texts }: { definition: PluginDefinition; texts: TextsByPart }): string[] {
  const {
    section,
    resources = [],
    routes = [],
    links = [],
    actions = [],
    permissions = [],
    settings = {},
  } = definition;
  const labels: [what: string, key: string | undefined][] = [
    ['section', section?.label],
    ...resources.map(({ name, label }): [string, string | undefined] => [`resource ${name}`, label]),
    ...routes.map(({ path, label }): [string, string] => [`route ${path}`, label]),
    ...links.map(({ id, label }): [string, string] => [`link ${id}`, label]),
    ...actions.map(({ id, label }): [string, string] => [`action ${id}`, label]),
    ...actions.map(({ id, confirm }): [string, string | undefined] => [`question of action ${id}`, confirm]),
    ...permissions.map(({ action, label }): [string, string] => [`permission ${action}`, label]),
    ...Object.entries(settings).map(([name, { label }]): [string, string] => [`setting ${name}`, label]),
  ];
  return labels.flatMap(([what, key]) => {
    if (key === undefined) return [];
    // Titles are loaded at the start; the texts of questions can be loaded with their page.
    const missingLocales = languagesWithout(texts, 'titles', key).filter((locale) =>
      languagesWithout(texts, 'pages', key).includes(locale),
    );
    return missingLocales.length > 0
      ? [`The ${what} has the label ${key}, which has no text in ${missingLocales.join(', ')}.`]
      : [];
  });
}

/** Reports an entity's titles and labels without a text: fields, choices, transitions, groups and quick filters. */
export function checkEntityLabels(entity: Entity, texts: TextsByPart): string[] {
  const fields = labeledFields(entity);
  const labels: [what: string, key: string][] = [
    [`The entity ${entity.name}`, 'name'],
    ...fields.map(([name]): [string, string] => [`The field ${name} of ${entity.name}`, `fields.${name}`]),
    ...fields.flatMap(([name, field]) =>
      // Open choices show a code without a label as it is, or as the title of a section.
      'values' in field && !('open' in field && field.open)
        ? field.values.map((code): [string, string] => [
            `The code ${code} of ${name} of ${entity.name}`,
            `choices.${name}.${code}`,
          ])
        : [],
    ),
    ...labelKeys(entity, 'transitions', 'The transition'),
    ...labelKeys(entity, 'groups', 'The group'),
    ...labelKeys(entity, 'quickFilters', 'The quick filter'),
  ];
  return labels.flatMap(([what, key]) => {
    const missingLocales = languagesWithout(texts, 'entities', `${entity.name}.${key}`);
    return missingLocales.length > 0 ? [`${what} has no label in ${missingLocales.join(', ')}.`] : [];
  });
}

function labelKeys(entity: Entity, kind: 'transitions' | 'groups' | 'quickFilters', what: string): [string, string][] {
  return Object.keys(entity[kind] ?? {}).map((name) => [`${what} ${name} of ${entity.name}`, `${kind}.${name}`]);
}
