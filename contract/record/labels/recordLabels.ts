import type { EntityLabels, SectionLabels } from '../../labelShape';
import { type RecordKind, recordKinds } from '../recordKinds';

/** Texts of the fields and choices that all kinds of records have, in one language. */
export type SharedRecordLabels = Pick<Required<EntityLabels>, 'fields' | 'choices'>;

/** Texts of what a kind has of its own: the aggregates, with their units. */
export type OwnRecordLabels = Omit<EntityLabels, 'transitions'>;

/** The texts of all kinds of records, what they share put to what each has of its own. */
export function recordLabels(
  shared: SharedRecordLabels,
  kinds: Readonly<Record<RecordKind, OwnRecordLabels>>,
): SectionLabels {
  return Object.fromEntries(
    recordKinds.map((kind) => {
      const { name, fields, choices } = kinds[kind];
      return [
        kind,
        { name, fields: { ...shared.fields, ...fields }, choices: { ...shared.choices, ...choices } },
      ] as const;
    }),
  );
}

/** The name of each kind, for where a choice names kinds. */
export function namesOf(records: SectionLabels): Record<string, string> {
  return Object.fromEntries(Object.entries(records).map(([kind, { name }]) => [kind, name]));
}
