/** Password of the super admin `admin` in databases that tests begin with. */
export const ADMIN_PASSWORD = 'correct horse battery';
