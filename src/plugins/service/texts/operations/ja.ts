import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByName: '氏名で照会',
  selectByUserId: '利用者で照会',
  selectSomeBySelective: '条件で一部を選択',
  selectByAttendantId: '介護員で照会',
  selectByServiceTypeId: 'サービス種別で照会',
  selectByElderlyCapacityTypeId: '能力等級で照会',
  selectUses: '住所の申請',
  selectAssignable: '割り当て可能な介護員',
  selectDayBoard: '当日ボード',
  deleteAllInput: '取り込みデータをすべて削除',
  selectSignPagination: '出退勤の状態',
  startInput: 'ファイルを取り込む',
  selectReport: 'レポートを表示',
  selectHighRiskPagination: '異常サービスの監視',
  selectRiskStatistics: '異常サービスの統計',
  reviewRisks: '一括確認',
  tryRiskRules: '異常ルールの試算',
};

export default texts;
