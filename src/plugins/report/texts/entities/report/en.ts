import { genderTexts } from '../../../../elderly/texts/shared/en';

/** Urgency of a report. */
export const severityTexts = {
  critical: 'Critical',
  warn: 'Warning',
  info: 'Note',
  none: 'None',
};

/** Texts that all report kinds share. */
export const reportTexts = {
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
    withdrawnFor: 'Withdrawn because',
    algoVersion: 'Algorithm version',
    quality: 'Signal quality',
    remark: 'Remark',
    reviewReport_doctorId: 'Reviewing doctor',
    reviewReport_doctorConclusion: "Doctor's conclusion",
    recallReport_reason: 'Reason for recall',
    invalidateReport_reason: 'Reason for invalidity',
    revision: 'Version',
    replacesId: 'Takes the place of',
    replacedById: 'Replaced by',
    printReport_id: 'Report',
  },
  choices: {
    gender: genderTexts,
    status: {
      pendingReview: 'To review',
      generated: 'Generated',
      reviewed: 'Reviewed',
      published: 'Published',
      recalled: 'Recalled',
      invalid: 'Invalid',
    },
    severity: severityTexts,
    withdrawnFor: {
      otherWearer: "Somebody else's: after a corrected binding, the device was not theirs when it measured",
      nobody: "Nobody's: after a corrected binding, nobody had the device when it measured",
    },
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
    correctReport: 'Correct as a new version',
    invalidateReport: 'Declare invalid',
  },
  groups: {
    conclusion: 'Conclusion',
    wearer: 'Wearer and measurement',
  },
};
