import { formOptions } from '../../../core/kit';
import { admin } from '../entities/admin';
import { PatternsInput } from '../permission/PatternsInput';
import { NewPasswordInput } from './NewPasswordInput';

/** The form of an account. A password set by another administrator must be changed at the first sign-in. */
export default formOptions(admin, {
  inputs: {
    extraGrants: <PatternsInput entity={admin} source="extraGrants" />,
    extraDenies: <PatternsInput entity={admin} source="extraDenies" />,
  },
  insertInputs: { password: <NewPasswordInput /> },
  defaultValues: { mustChangePassword: true },
});
