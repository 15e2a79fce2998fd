import { useTranslate } from 'react-admin';
import { ChoiceInput, choiceLabel, fieldLabel } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';

/** Selects the source of the request, among those that administrators enter themselves. */
export function SourceInput() {
  const translate = useTranslate();
  return (
    <ChoiceInput
      source="source"
      label={fieldLabel(serviceApplication, 'source')}
      isRequired
      choices={['admin', 'phone'].map((id) => ({
        id,
        name: translate(choiceLabel(serviceApplication, 'source', id)),
      }))}
    />
  );
}
