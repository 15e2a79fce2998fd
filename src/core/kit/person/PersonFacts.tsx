import { useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { findField } from '../entity/fields';
import { choiceLabel, fieldLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { ChoiceChip } from '../field/ChoiceChip';
import { FieldValue } from '../field/FieldValue';

interface PersonFactsProps {
  entity: Entity;
  record: KitRecord;
  /** Fields, in order; empty ones are left out. */
  names: readonly string[];
}

/** The most important facts about a person as chips: age, grade, risk. */
export function PersonFacts({ entity, record, names }: PersonFactsProps) {
  return (
    <ul className="kit-facts">
      {names.flatMap((name) =>
        [record[name]].flat().flatMap((value) =>
          value === null || value === undefined || value === ''
            ? []
            : [
                <li key={`${name} ${value}`}>
                  <Fact {...{ entity, record, name }} value={String(value)} />
                </li>,
              ],
        ),
      )}
    </ul>
  );
}

function Fact({ entity, record, name, value }: Omit<PersonFactsProps, 'names'> & { name: string; value: string }) {
  const translate = useTranslate();
  const kind = findField(entity, name)?.kind;
  if (kind === 'choice') return <ChoiceChip entity={entity} field={name} value={value} />;
  if (name === 'age')
    return <span className="kit-chip kit-chip-neutral">{translate('kit.facts.age', { age: value })}</span>;
  return (
    <span className="kit-chip kit-chip-neutral">
      {kind === 'choices' ? (
        translate(choiceLabel(entity, name, value))
      ) : (
        <>
          {/* A name needs no label, a number does. */}
          {kind !== 'reference' && `${translate(fieldLabel(entity, name))} `}
          <FieldValue entity={entity} source={name} record={record} empty={null} />
        </>
      )}
    </span>
  );
}
