import { type HasCall, hasEveryCall } from '../../../src/dataProvider';

/** The two kinds of back ends that tests compare. */
export type BackendKind = 'extended' | 'spec';

const BASE = /^(selectAll|insert|updateByIdSelective|deleteById|passAttendant|banAttendant)\./;

/** What a back end of a kind supports for any entity: everything, or the base calls of the specification. */
export function callsOf(kind: BackendKind): HasCall {
  return kind === 'extended' ? hasEveryCall : (name) => BASE.test(name);
}
