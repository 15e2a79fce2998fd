import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { choiceLabel, fieldLabel, rawFormat, useKitInput } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { serviceType } from '../../entities/serviceType';
import { useApplicationDraft, useChosenElder } from './useApplicationDraft';
import { eligibleTypes, type KnownServiceType, useServiceTypeName, useServiceTypes } from './useServiceTypes';

/** Selects one of the services that the elder's capacity grade allows, grouped by category. */
export function ServiceTypeInput() {
  const translate = useTranslate();
  const source = 'serviceTypeId';
  const nameOf = useServiceTypeName();
  const types = useServiceTypes();
  const elder = useChosenElder(useApplicationDraft().elderlyId);
  const { field, fieldProps } = useKitInput({
    source,
    label: fieldLabel(serviceApplication, source),
    helperText: `service-manage.application.form.${elder ? 'typeHelp' : 'typeFirst'}`,
    isRequired: true,
    ...rawFormat,
  });
  const category = ({ category: code }: KnownServiceType) => translate(choiceLabel(serviceType, 'category', code));
  const options = eligibleTypes(types, elder).sort(byCategory);
  return (
    <Autocomplete
      size="small"
      autoHighlight
      disabled={!elder}
      options={options}
      groupBy={category}
      value={types.find(({ id }) => id === field.value) ?? null}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={translate('kit.form.noOptions')}
      onChange={(_, type) => field.onChange(type?.id ?? null)}
      onBlur={() => field.onBlur()}
      renderInput={(params) => <TextField {...params} margin="none" {...fieldProps} />}
    />
  );
}

/** Sorts by category, so that each group heading appears only once. */
function byCategory(one: KnownServiceType, other: KnownServiceType): number {
  const order = serviceType.fields.category.values;
  return order.indexOf(one.category) - order.indexOf(other.category) || (one.sort ?? 0) - (other.sort ?? 0);
}
