import type { Call, Read } from '../../../../contract/defineEntity';
import { integer, text, texts } from '../../../../contract/fields';
import type { PermissionDiff } from './permissionDiff';

const id = () => integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER });

/** Why an administrator may or may not make a call, rule by rule. Returns a `PermissionExplanation`. */
export const selectExplanation = {
  input: { id: id(), name: text({ required: true, max: 96 }) },
  answer: 'record',
} satisfies Read;

/** The templates that grant a permission and the administrators who hold it. Returns {@link PermissionHolders}. */
export const selectHolders = { input: { id: id() }, answer: 'record' } satisfies Read;

/** What a template change would allow and deny, and for whom; a dry run. Returns {@link TemplateTrial}. */
export const tryTemplate = {
  input: {
    /** The template to change; absent for a new one. */
    id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    grants: texts({ maxItems: 500, max: 96 }),
    denies: texts({ maxItems: 500, max: 96 }),
  },
  risk: 'write',
} satisfies Call;

/** A person or record with a name. */
export interface NamedRecord {
  id: number;
  name: string;
}

export interface PermissionHolders {
  templates: (NamedRecord & { enabled: boolean })[];
  admins: (NamedRecord & { username: string })[];
}

export interface TemplateTrial extends PermissionDiff {
  /** Number of allowed calls before and after. */
  before: number;
  after: number;
  /** Administrators who would gain or lose calls, by number. */
  admins: (NamedRecord & { username: string; gained: number; lost: number })[];
}
