import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard roles in this section. */
export const visitGrants: TemplateGrants = {
  visitor: ['*.returnVisit.admin', '*.recordingCall.admin'],
};
