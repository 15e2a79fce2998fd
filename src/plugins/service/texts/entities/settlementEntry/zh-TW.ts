import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';
import { payerTypeTexts } from '../../../../elderly/texts/shared/zh-TW';

export const settlementEntryTexts: EntityTexts = {
  name: '結算分錄',
  fields: {
    entryNo: '分錄號',
    kind: '類型',
    applicationId: '服務單',
    elderlyId: '老人',
    attendantId: '護理員',
    serviceTypeId: '服務類型',
    payerType: '付費方',
    priceFen: '金額',
    fundFen: '基金支付',
    selfFen: '個人支付',
    planStart: '計劃開始',
    signInTime: '簽到時間',
    signOutTime: '簽退時間',
    actualMinutes: '實際分鐘',
    settleBatch: '結算批次',
    time: '入帳時間',
    reason: '沖銷原因',
    adminId: '經辦人',
    approverId: '審批人',
    reversesId: '被沖銷的分錄',
  },
  choices: {
    kind: { settlement: '結算', reversal: '沖銷' },
    payerType: payerTypeTexts,
  },
  groups: { entry: '分錄', visit: '服務單與依據', money: '金額' },
};
