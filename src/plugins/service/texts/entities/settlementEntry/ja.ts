import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';
import { payerTypeTexts } from '../../../../elderly/texts/shared/ja';

export const settlementEntryTexts: EntityTexts = {
  name: '精算仕訳',
  fields: {
    entryNo: '仕訳番号',
    kind: '種別',
    applicationId: 'サービス申請',
    elderlyId: '高齢者',
    attendantId: '介護員',
    serviceTypeId: 'サービス',
    payerType: '支払者',
    priceFen: '金額',
    fundFen: '基金負担',
    selfFen: '本人負担',
    planStart: '予定開始',
    signInTime: 'チェックイン',
    signOutTime: 'チェックアウト',
    actualMinutes: '実分数',
    settleBatch: '精算バッチ',
    time: '計上日時',
    reason: '取消仕訳の理由',
    adminId: '担当者',
    approverId: '承認者',
    reversesId: '取り消した仕訳',
  },
  choices: {
    kind: { settlement: '精算', reversal: '取消' },
    payerType: payerTypeTexts,
  },
  groups: { entry: '仕訳', visit: '訪問と根拠', money: '金額' },
};
