/** Password of the super admin `admin` in the initial databases of tests. */
export const ADMIN_PASSWORD = 'correct horse battery';
