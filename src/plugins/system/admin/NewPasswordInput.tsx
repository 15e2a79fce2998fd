import { FieldTitle, InputHelperText, useInput, useTranslate } from 'react-admin';
import { fieldHelp, fieldLabel } from '../../../core/kit';
import { admin } from '../entities/admin';
import { NewPasswordField } from './NewPasswordField';

/** The initial password in the form of a new account. */
export function NewPasswordInput() {
  const translate = useTranslate();
  const { id, field, fieldState, isRequired } = useInput({ source: 'password', isRequired: true });
  const { ref, value, onChange, ...control } = field;
  return (
    <NewPasswordField
      {...control}
      id={id}
      inputRef={ref}
      value={value ?? ''}
      onChange={onChange}
      label={<FieldTitle label={fieldLabel(admin, 'password')} source="password" isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={
        <InputHelperText error={fieldState.error?.message} helperText={translate(fieldHelp(admin, 'password'))} />
      }
    />
  );
}
