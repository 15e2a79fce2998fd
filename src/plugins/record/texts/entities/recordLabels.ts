import type { EntityTexts, SectionTexts } from '../../../../../contract/texts/entityTexts';
import { type RecordKind, recordKinds } from '../../../device/entities/recordKinds';

/** Texts of the fields and choices that all kinds of records have, in one language. */
export type SharedRecordLabels = Pick<Required<EntityTexts>, 'fields' | 'choices'>;

/** Texts of what a kind has of its own: the aggregates, with their units. */
export type OwnRecordLabels = Pick<EntityTexts, 'fields' | 'choices'>;

/** The texts of all kinds of records, what they share put to what each has of its own. */
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
