import { genderTexts } from '../../../../elderly/texts/shared/zh-CN';

/** Urgency of a report. */
export const severityTexts = {
  critical: '危急',
  warn: '预警',
  info: '提示',
  none: '正常',
};

/** Texts that all report kinds share. */
export const reportTexts = {
  fields: {
    reportNo: '报告编号',
    deviceId: '设备',
    deviceUserId: '佩戴者',
    elderlyId: '老人',
    elderlyNo: '老人编号',
    elderlyName: '老人姓名',
    gender: '性别',
    reportTime: '报告时间',
    periodStart: '测量开始',
    periodEnd: '测量结束',
    status: '状态',
    severity: '紧急程度',
    dueTime: '审核时限',
    autoConclusion: '自动结论',
    findings: '异常发现',
    doctorId: '审核医生',
    doctorConclusion: '医生结论',
    reviewerId: '结论录入人',
    reviewTime: '审核完成于',
    publishTime: '发布于',
    statusReason: '撤回或作废原因',
    withdrawnFor: '撤回缘由',
    algoVersion: '算法版本',
    quality: '信号质量',
    remark: '备注',
    reviewReport_doctorId: '审核医生',
    reviewReport_doctorConclusion: '医生结论',
    recallReport_reason: '撤回原因',
    invalidateReport_reason: '作废原因',
    revision: '版本',
    replacesId: '替代的报告',
    replacedById: '被替代为',
    printReport_id: '报告',
  },
  choices: {
    gender: genderTexts,
    status: {
      pendingReview: '待审核',
      generated: '已生成',
      reviewed: '已审核',
      published: '已发布',
      recalled: '已撤回',
      invalid: '无效',
    },
    severity: severityTexts,
    withdrawnFor: {
      otherWearer: '属于他人：更正佩戴记录后，测量时设备不在此人身上',
      nobody: '无人佩戴：更正佩戴记录后，测量时设备无人佩戴',
    },
    quality: {
      good: '良好',
      fair: '一般',
      poor: '差',
    },
  },
  transitions: {
    submitReport: '提交审核',
    reviewReport: '审核',
    publishReport: '发布',
    recallReport: '撤回',
    correctReport: '更正为新版本',
    invalidateReport: '作废',
  },
  groups: {
    conclusion: '结论',
    wearer: '佩戴者与测量',
  },
};
