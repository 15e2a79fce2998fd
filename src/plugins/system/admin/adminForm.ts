import { formOptions } from '../../../core/kit';
import { admin } from '../entities/admin';

/** The form of an account. Whoever is given a password by somebody else changes it at the first sign-in. */
export default formOptions(admin, { defaultValues: { mustChangePassword: true } });
