import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';
import { payerTypeTexts } from '../../../../elderly/texts/shared/zh-CN';

export const settlementEntryTexts: EntityTexts = {
  name: '结算分录',
  fields: {
    entryNo: '分录号',
    kind: '类型',
    applicationId: '服务单',
    elderlyId: '老人',
    attendantId: '护理员',
    serviceTypeId: '服务类型',
    payerType: '付费方',
    priceFen: '金额',
    fundFen: '基金支付',
    selfFen: '个人支付',
    planStart: '计划开始',
    signInTime: '签到时间',
    signOutTime: '签退时间',
    actualMinutes: '实际分钟',
    settleBatch: '结算批次',
    time: '入账时间',
    reason: '冲销原因',
    adminId: '经办人',
    approverId: '审批人',
    reversesId: '被冲销的分录',
  },
  choices: {
    kind: { settlement: '结算', reversal: '冲销' },
    payerType: payerTypeTexts,
  },
  groups: { entry: '分录', visit: '服务单与依据', money: '金额' },
};
