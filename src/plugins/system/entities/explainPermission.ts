import { matchesPermission } from '../../../../contract/permissions';

/** Patterns from one source. */
export interface PatternSource {
  /** The template with the patterns; null for the account's own patterns. */
  template: NamedTemplate | null;
  grants: readonly string[];
  denies: readonly string[];
}

/** A pattern that covers the call, with its source. */
export interface MatchingPattern {
  pattern: string;
  template: PatternSource['template'];
}

/** The deciding rule. Rules are evaluated in this order (data model 13.2). */
export type DecidingRule = 'superAdmin' | 'deny' | 'grant' | 'none';

export interface PermissionExplanation {
  /** The call, `{operation}.{entity}.{scope}`. */
  name: string;
  /** Whether such a call exists. */
  isKnown: boolean;
  allowed: boolean;
  decidedBy: DecidingRule;
  superAdmin: boolean;
  denies: MatchingPattern[];
  grants: MatchingPattern[];
  /** Templates in use that would allow a call that nothing allows; the one with the fewest permissions first. */
  remedies: NamedTemplate[];
}

interface NamedTemplate {
  id: number;
  name: string;
}

/** Explains rule by rule why a call is allowed or denied. */
export function explainPermission(question: {
  name: string;
  isKnown: boolean;
  superAdmin: boolean;
  sources: readonly PatternSource[];
  /** Templates that allow the call, in the order of suggestion. */
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
