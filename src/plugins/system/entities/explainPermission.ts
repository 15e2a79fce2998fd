import { matchesPermission } from '../../../../contract/permissions';

/** Patterns that come from one place. */
export interface PatternSource {
  /** The template they stand in; null for those of the account itself. */
  template: NamedTemplate | null;
  grants: readonly string[];
  denies: readonly string[];
}

/** A pattern that covers the call in question, and where it stands. */
export interface MatchingPattern {
  pattern: string;
  template: PatternSource['template'];
}

/** Which rule decides: they are asked in this order (data model 13.2). */
export type DecidingRule = 'superAdmin' | 'deny' | 'grant' | 'none';

export interface PermissionExplanation {
  /** The call, `{operation}.{entity}.{scope}`. */
  name: string;
  /** There is such a call. */
  isKnown: boolean;
  allowed: boolean;
  decidedBy: DecidingRule;
  superAdmin: boolean;
  denies: MatchingPattern[];
  grants: MatchingPattern[];
  /** Templates in use that would grant what nothing grants, those that grant least first. */
  remedies: NamedTemplate[];
}

interface NamedTemplate {
  id: number;
  name: string;
}

/** Tells rule by rule why a call is allowed or refused. */
export function explainPermission(question: {
  name: string;
  isKnown: boolean;
  superAdmin: boolean;
  sources: readonly PatternSource[];
  /** Templates that allow the call, in the order in which they are proposed. */
  allowing?: readonly NamedTemplate[];
}): PermissionExplanation {
  const { name, isKnown, superAdmin, sources, allowing = [] } = question;
  const matching = (kind: 'grants' | 'denies') =>
    sources.flatMap(({ template, [kind]: patterns }) =>
      patterns.filter((pattern) => matchesPermission(pattern, name)).map((pattern) => ({ pattern, template })),
    );
  const [denies, grants] = [matching('denies'), matching('grants')];
  const decidedBy = superAdmin ? 'superAdmin' : denies.length > 0 ? 'deny' : grants.length > 0 ? 'grant' : 'none';
  return {
    name,
    isKnown,
    superAdmin,
    allowed: decidedBy === 'superAdmin' || decidedBy === 'grant',
    decidedBy,
    denies,
    grants,
    remedies: decidedBy === 'none' ? allowing.map(({ id, name }) => ({ id, name })) : [],
  };
}
