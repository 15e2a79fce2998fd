import type { TextTree } from '../i18n/mergeTexts';
import type { ResolvedResource } from '../registry/resolvedPlugin';

/**
 * Gives react-admin the names it looks for (`resources.<full name>.name`, `.fields.x`), taken from the entities'
 * labels, so that every input and column is named without saying it again.
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
