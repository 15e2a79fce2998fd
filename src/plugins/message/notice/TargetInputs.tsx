import { useWatch } from 'react-hook-form';
import type { FieldName } from '../../../../contract/defineEntity';
import { FieldGrid, FieldInput } from '../../../core/kit';
import { notice } from '../entities/notice';
import type { TargetType } from '../entities/noticeCodes';

/** The fields that narrow each kind of target. */
const narrowingFields: Readonly<Record<TargetType, readonly FieldName<typeof notice>[]>> = {
  allUsers: [],
  region: ['regionCodes'],
  vip: ['vipIds'],
  families: ['regionCodes', 'elderlyTypeIds'],
  attendants: [],
  role: ['roles'],
  doctors: [],
  single: ['userIds', 'attendantIds', 'doctorIds'],
};

/** Inputs for the recipients: the kind of target, and the fields that narrow it. */
export function TargetInputs() {
  const targetType: unknown = useWatch({ name: 'targetType' });
  const names = isTargetType(targetType) ? narrowingFields[targetType] : [];
  return (
    <FieldGrid>
      {(['targetType', ...names] as const).map((name) => (
        <FieldInput key={name} entity={notice} source={name} />
      ))}
    </FieldGrid>
  );
}

function isTargetType(value: unknown): value is TargetType {
  return typeof value === 'string' && Object.hasOwn(narrowingFields, value);
}
