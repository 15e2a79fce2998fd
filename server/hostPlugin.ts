import { accountExtension } from './auth/accountExtension';
import { permissionExtension } from './auth/permissionExtension';
import { viewJobs } from './auth/views/viewJobs';
import { fileExtension } from './files/fileExtension';
import { noteEditing } from './live/noteEditing';
import { defineServerPlugin } from './plugins/ServerPlugin';

/**
 * What the host itself does with the entities it needs, which the section of the system defines: sign-in and sessions of
 * accounts, titles of permissions, and uploads.
 */
export const hostPlugin = defineServerPlugin({
  id: 'host',
  requires: ['system'],
  extensions: {
    admin: { ...accountExtension, operations: { ...accountExtension.operations, noteEditing } },
    file: fileExtension,
    permission: permissionExtension,
  },
  jobs: viewJobs,
});
