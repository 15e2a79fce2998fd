import { accountExtension } from './auth/accountExtension';
import { permissionExtension } from './auth/permissionExtension';
import { fileExtension } from './files/fileExtension';
import type { Extensions } from './operations/extension';

/**
 * What the host itself does with the entities it needs, whichever section defines them: sign-in and sessions of accounts,
 * titles of permissions, and uploads.
 */
export const hostExtensions: Extensions = {
  admin: accountExtension,
  file: fileExtension,
  permission: permissionExtension,
};
