import { useWatch } from 'react-hook-form';
import { notice, noticeTargets } from '../../../../contract/message/notice';
import type { TargetType } from '../../../../contract/message/noticeCodes';
import { FieldGrid, FieldInput } from '../../../core/kit';

/** Names of the fields that say who is meant. */
export const targetFields: readonly string[] = Object.keys(noticeTargets);

/** What narrows each kind of target. */
const narrowing: Readonly<Record<TargetType, readonly string[]>> = {
  allUsers: [],
  region: ['regionCodes'],
  vip: ['vipIds'],
  families: ['regionCodes', 'elderlyTypeIds'],
  attendants: [],
  role: ['roles'],
  doctors: [],
  single: ['userIds', 'attendantIds', 'doctorIds'],
};

/** Who is meant: the kind of target, and what narrows it. */
export function TargetInputs() {
  const targetType: unknown = useWatch({ name: 'targetType' });
  const names = isTargetType(targetType) ? narrowing[targetType] : [];
  return (
    <FieldGrid>
      {['targetType', ...names].map((name) => (
        <FieldInput key={name} entity={notice} source={name} />
      ))}
    </FieldGrid>
  );
}

function isTargetType(value: unknown): value is TargetType {
  return typeof value === 'string' && Object.hasOwn(narrowing, value);
}
