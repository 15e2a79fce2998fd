import { compilePermissions } from '../../../../../contract/permissions';
import { fieldInput, type Handler, Rejection, rejection } from '../../../../../server/plugin-api';
import { patternProblems } from '../../entities/patternRules';
import { tryTemplate as definition, type TemplateTrial } from '../../entities/permissionCalls';
import { diffPermissions } from '../../entities/permissionDiff';
import { type AssignedTemplate, allHolders, allTemplates, permissionSetOf } from './allHolders';
import { callNames } from './callNames';

/** `tryTemplate`: what a template change would allow and deny, and for whom; writes nothing. */
export const tryTemplate: Handler = async (call, context) => {
  const { id, grants, denies } = fieldInput(call, definition.input);
  const draft = { grants: toStrings(grants), denies: toStrings(denies) };
  const problems = patternProblems(draft, { grants: 'grants', denies: 'denies' });
  if (problems.length > 0) throw new Rejection(problems);
  const queries = context.database.read;
  const names = callNames(context.entities);
  const templates = await allTemplates(queries);
  const stored = templates.find((template) => template.id === id);
  if (id != null && !stored) throw rejection('notFound');
  const changedTemplates = templates.map((template) => (template === stored ? { ...template, ...draft } : template));
  const [before, after] = [toPermissionSet(stored), toPermissionSet(draft)];
  const data: TemplateTrial = {
    ...diffPermissions({ before, after, names }),
    before: names.filter(compilePermissions(before)).length,
    after: names.filter(compilePermissions(after)).length,
    admins: [],
  };
  if (stored?.enabled) {
    const now = await allHolders(queries, templates);
    const holdersAfter = new Map((await allHolders(queries, changedTemplates)).map((holder) => [holder.id, holder]));
    data.admins = now
      .filter(({ superAdmin, sources }) => !superAdmin && sources.some(({ template }) => template?.id === stored.id))
      .map((holder) => {
        const after = permissionSetOf(holdersAfter.get(holder.id) ?? holder);
        const { gained, lost } = diffPermissions({ before: permissionSetOf(holder), after, names });
        const { id, name, username } = holder;
        return { id, name, username, gained: gained.length, lost: lost.length };
      })
      .filter(({ gained, lost }) => gained + lost > 0);
  }
  return { data, message: 'okRead' };
};

function toPermissionSet(template: Pick<AssignedTemplate, 'grants' | 'denies'> | undefined) {
  return { superAdmin: false, grants: [...(template?.grants ?? [])], denies: [...(template?.denies ?? [])] };
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
