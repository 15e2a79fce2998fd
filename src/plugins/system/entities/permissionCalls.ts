import type { Call, Read } from '../../../../contract/defineEntity';
import { integer, text, texts } from '../../../../contract/fields';
import type { PermissionDiff } from './permissionDiff';

const id = () => integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });

/** Why an administrator may or may not make a call, rule by rule; answers a `PermissionExplanation`. */
export const selectExplanation = {
  input: { id: id(), name: text({ required: true, max: 96 }) },
  answer: 'record',
} satisfies Read;

/** Which templates grant a permission and which administrators hold it; answers {@link PermissionHolders}. */
export const selectHolders = { input: { id: id() }, answer: 'record' } satisfies Read;

/** What a template would open and close, for whom; writes nothing. Answers {@link TemplateTrial}. */
export const tryTemplate = {
  input: {
    /** The template that would change; none for a new one. */
    id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    grants: texts({ maxItems: 500, max: 96 }),
    denies: texts({ maxItems: 500, max: 96 }),
  },
  risk: 'write',
} satisfies Call;

/** Somebody or something with a name. */
export interface NamedRecord {
  id: number;
  name: string;
}

export interface PermissionHolders {
  templates: (NamedRecord & { enabled: boolean })[];
  admins: (NamedRecord & { username: string })[];
}

export interface TemplateTrial extends PermissionDiff {
  /** Calls allowed before and after. */
  before: number;
  after: number;
  /** Administrators who would gain or lose calls, by how many. */
  admins: (NamedRecord & { username: string; gained: number; lost: number })[];
}
