import { genderLabels } from '../../../sharedLabels/en';

/** How urgent a report is. */
export const severityLabels = {
  critical: 'Critical',
  warn: 'Warning',
  info: 'Note',
  none: 'None',
};

/** What all kinds of reports say. */
export const reportLabels = {
  fields: {
    reportNo: 'Report no.',
    deviceId: 'Device',
    deviceUserId: 'Wearer',
    elderlyId: 'Elder',
    elderlyNo: 'Elder no.',
    elderlyName: "Elder's name",
    gender: 'Sex',
    reportTime: 'Reported at',
    periodStart: 'Measured from',
    periodEnd: 'Measured to',
    status: 'State',
    severity: 'Urgency',
    dueTime: 'Review due',
    autoConclusion: 'Automatic conclusion',
    findings: 'Findings',
    doctorId: 'Reviewing doctor',
    doctorConclusion: "Doctor's conclusion",
    reviewerId: 'Conclusion entered by',
    reviewTime: 'Reviewed at',
    publishTime: 'Published at',
    statusReason: 'Reason for recall or invalidity',
    algoVersion: 'Algorithm version',
    quality: 'Signal quality',
    remark: 'Remark',
    demoSignal: 'Demo signal',
    reviewReport_doctorId: 'Reviewing doctor',
    reviewReport_doctorConclusion: "Doctor's conclusion",
    recallReport_reason: 'Reason for recall',
    invalidateReport_reason: 'Reason for invalidity',
    printReport_id: 'Report',
  },
  choices: {
    gender: genderLabels,
    status: {
      pendingReview: 'To review',
      generated: 'Generated',
      reviewed: 'Reviewed',
      published: 'Published',
      recalled: 'Recalled',
      invalid: 'Invalid',
    },
    severity: severityLabels,
    quality: {
      good: 'Good',
      fair: 'Fair',
      poor: 'Poor',
    },
  },
  transitions: {
    submitReport: 'Submit for review',
    reviewReport: 'Review',
    publishReport: 'Publish',
    recallReport: 'Recall',
    invalidateReport: 'Declare invalid',
  },
};
