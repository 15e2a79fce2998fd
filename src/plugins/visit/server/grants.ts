import type { TemplateGrants } from '../../system/server/public';

/** What the usual posts may do in this section. */
export const visitGrants: TemplateGrants = {
  visitor: ['*.returnVisit.admin', '*.recordingCall.admin'],
};
