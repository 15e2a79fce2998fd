import { useTranslate } from 'react-admin';
import { ChoiceInput, choiceLabel, fieldLabel } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { ethnicCodes } from '../entities/identity/ethnicCodes';

/** Selects the ethnic group by name; stores its GB/T 3304 code. */
export function EthnicInput() {
  const translate = useTranslate();
  return (
    <ChoiceInput
      source="ethnic"
      label={fieldLabel(elderly, 'ethnic')}
      choices={ethnicCodes.map((id) => ({ id, name: translate(choiceLabel(elderly, 'ethnic', id)) }))}
    />
  );
}
