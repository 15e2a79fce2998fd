import type { ShowSection } from '../../../core/kit';

/** Whose report it is, and when it was measured. */
export const wearerSection: ShowSection = {
  label: 'report-manage.sections.wearer',
  fields: [
    'elderlyId',
    'elderlyName',
    'gender',
    'deviceUserId',
    'deviceId',
    'periodStart',
    'periodEnd',
    'reportTime',
    'quality',
    'algoVersion',
  ],
};

/** What is concluded, by whom, and how far the report has come. */
export const conclusionSection: ShowSection = {
  label: 'report-manage.sections.conclusion',
  fields: [
    'severity',
    'dueTime',
    'findings',
    'autoConclusion',
    'doctorConclusion',
    'doctorId',
    'reviewerId',
    'reviewTime',
    'publishTime',
    'statusReason',
    'remark',
  ],
};
