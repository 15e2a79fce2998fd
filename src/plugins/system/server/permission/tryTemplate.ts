import { compilePermissions } from '../../../../../contract/permissions';
import { fieldInput, type Handler, Rejection, rejection } from '../../../../../server/plugin-api';
import { patternProblems } from '../../entities/patternRules';
import { tryTemplate as definition, type TemplateTrial } from '../../entities/permissionCalls';
import { diffPermissions } from '../../entities/permissionDiff';
import { allHolders, allTemplates, type HeldTemplate, permissionSetOf } from './allHolders';
import { callNames } from './callNames';

/** `tryTemplate`: what a template change would allow and deny, and for whom; writes nothing. */
export const tryTemplate: Handler = async (call, context) => {
  const { id, grants, denies } = fieldInput(call, definition.input);
  const tried = { grants: textsIn(grants), denies: textsIn(denies) };
  const problems = patternProblems(tried, { grants: 'grants', denies: 'denies' });
  if (problems.length > 0) throw new Rejection(problems);
  const queries = context.database.read;
  const names = callNames(context.entities);
  const templates = await allTemplates(queries);
  const former = templates.find((template) => template.id === id);
  if (id != null && !former) throw rejection('notFound');
  const changed = templates.map((template) => (template === former ? { ...template, ...tried } : template));
  const [before, after] = [setOf(former), setOf(tried)];
  const data: TemplateTrial = {
    ...diffPermissions({ before, after, names }),
    before: names.filter(compilePermissions(before)).length,
    after: names.filter(compilePermissions(after)).length,
    admins: [],
  };
  if (former?.enabled) {
    const now = await allHolders(queries, templates);
    const then = new Map((await allHolders(queries, changed)).map((holder) => [holder.id, holder]));
    data.admins = now
      .filter(({ superAdmin, sources }) => !superAdmin && sources.some(({ template }) => template?.id === former.id))
      .map((holder) => {
        const after = permissionSetOf(then.get(holder.id) ?? holder);
        const { gained, lost } = diffPermissions({ before: permissionSetOf(holder), after, names });
        const { id, name, username } = holder;
        return { id, name, username, gained: gained.length, lost: lost.length };
      })
      .filter(({ gained, lost }) => gained + lost > 0);
  }
  return { data, message: 'okRead' };
};

function setOf(template: Pick<HeldTemplate, 'grants' | 'denies'> | undefined) {
  return { superAdmin: false, grants: [...(template?.grants ?? [])], denies: [...(template?.denies ?? [])] };
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
