import type { TextTree } from '../i18n/mergeTexts';
import type { ResolvedResource } from '../registry/resolvedPlugin';

/**
 * Derives the names that react-admin looks up (`resources.<full name>.name`, `.fields.x`) from the entities' labels, so that
 * inputs and columns need no other label.
 */
export function resourceTexts(resources: readonly ResolvedResource[], texts: TextTree): TextTree {
  const entities = texts.entities;
  if (typeof entities !== 'object') return {};
  return {
    resources: Object.fromEntries(
      resources.flatMap(({ fullName, entity }) => {
        const labels = entities[entity.name];
        if (typeof labels !== 'object') return [];
        const { name = entity.name, fields = {} } = labels;
        return [[fullName, { name, fields }]];
      }),
    ),
  };
}
