import { genderTexts } from '../../../../elderly/texts/shared/zh-TW';

/** Urgency of a report. */
export const severityTexts = {
  critical: '危急',
  warn: '預警',
  info: '提示',
  none: '正常',
};

/** Texts that all report kinds share. */
export const reportTexts = {
  fields: {
    reportNo: '報告編號',
    deviceId: '裝置',
    deviceUserId: '配戴者',
    elderlyId: '長者',
    elderlyNo: '長者編號',
    elderlyName: '長者姓名',
    gender: '性別',
    reportTime: '報告日期',
    periodStart: '測量起點',
    periodEnd: '測量終點',
    status: '狀態',
    severity: '緊急程度',
    dueTime: '審核期限',
    autoConclusion: '自動結論',
    findings: '異常發現',
    doctorId: '審核醫師',
    doctorConclusion: '醫師結論',
    reviewerId: '結論登錄人',
    reviewTime: '審核完成於',
    publishTime: '發布於',
    statusReason: '撤回或作廢原因',
    withdrawnFor: '撤回緣由',
    algoVersion: '演算法版本',
    quality: '訊號品質',
    remark: '備註',
    reviewReport_doctorId: '審核醫師',
    reviewReport_doctorConclusion: '醫師結論',
    recallReport_reason: '撤回原因',
    invalidateReport_reason: '作廢原因',
    revision: '版本',
    replacesId: '取代的報告',
    replacedById: '被取代為',
    printReport_id: '報告',
  },
  choices: {
    gender: genderTexts,
    status: {
      pendingReview: '待審核',
      generated: '已產生',
      reviewed: '已審核',
      published: '已發布',
      recalled: '已撤回',
      invalid: '無效',
    },
    severity: severityTexts,
    withdrawnFor: {
      otherWearer: '屬於他人：更正佩戴記錄後，測量時裝置不在此人身上',
      nobody: '無人佩戴：更正佩戴記錄後，測量時裝置無人佩戴',
    },
    quality: {
      good: '良好',
      fair: '普通',
      poor: '差',
    },
  },
  transitions: {
    submitReport: '提交審核',
    reviewReport: '審核',
    publishReport: '發布',
    recallReport: '撤回',
    correctReport: '更正為新版本',
    invalidateReport: '作廢',
  },
  groups: {
    conclusion: '結論',
    wearer: '配戴者與測量',
  },
};
