import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { fieldLabel, rawFormat, useKitInput } from '../../../../core/kit';
import { ITEMS_MAX } from '../../entities/applications/applicationLimits';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { useApplicationDraft, useChosenElder } from './useApplicationDraft';
import { eligibleTypes, useServiceTypeName, useServiceTypes } from './useServiceTypes';

/** Selects the service items of the visit by name; stores their catalog codes. */
export function ItemCodesInput() {
  const translate = useTranslate();
  const source = 'itemCodes';
  const { field, fieldProps } = useKitInput({
    source,
    label: fieldLabel(serviceApplication, source),
    helperText: 'service-manage.application.form.itemsHelp',
    ...rawFormat,
  });
  const nameOf = useServiceTypeName();
  const types = useServiceTypes();
  const elder = useChosenElder(useApplicationDraft().elderlyId);
  const codes: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const text = (code: string) => {
    const type = types.find((each) => each.code === code);
    return type ? nameOf(type) : code;
  };
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      disabled={!elder}
      limitTags={3}
      options={eligibleTypes(types, elder).map(({ code }) => code)}
      value={codes}
      getOptionLabel={text}
      getOptionDisabled={(code) => codes.length >= ITEMS_MAX && !codes.includes(code)}
      noOptionsText={translate('kit.form.noOptions')}
      onChange={(_, next) => field.onChange(next)}
      onBlur={() => field.onBlur()}
      renderInput={(params) => <TextField {...params} margin="none" {...fieldProps} />}
    />
  );
}
