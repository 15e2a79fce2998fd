import type { EntityTexts, SectionTexts } from '../../../../../contract/texts/entityTexts';
import { type RecordKind, recordKinds } from '../../../device/entities/uploads/recordKinds';

/** Texts of the fields and choices that all record kinds share, in one language. */
export type SharedRecordLabels = Pick<Required<EntityTexts>, 'fields' | 'choices'>;

/** Texts specific to a kind: its aggregates with their units. */
export type OwnRecordLabels = Pick<EntityTexts, 'fields' | 'choices'>;

/** Returns the texts of all record kinds: the shared ones merged with those of each kind. */
export function recordLabels(
  names: Readonly<Record<RecordKind, string>>,
  shared: SharedRecordLabels,
  kinds: Readonly<Record<RecordKind, OwnRecordLabels>>,
): SectionTexts {
  return Object.fromEntries(
    recordKinds.map((kind) => {
      const { fields, choices } = kinds[kind];
      return [
        kind,
        { name: names[kind], fields: { ...shared.fields, ...fields }, choices: { ...shared.choices, ...choices } },
      ] as const;
    }),
  );
}
