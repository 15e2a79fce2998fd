import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByName: '氏名で照会',
  issueAppKey: 'アプリキーの発行',
  selectByUserId: '利用者で照会',
  selectSomeBySelective: '条件で一部を選択',
  selectByAttendantId: '介護員で照会',
  selectByServiceTypeId: 'サービス種別で照会',
  selectByElderlyCapacityTypeId: '能力等級で照会',
  selectUses: '住所の申請',
  selectAssignable: '割り当て可能な介護員',
  selectDayBoard: '当日ボード',
  selectDayFlow: '当日の訪問状況',
  deleteAllInput: '取り込みデータをすべて削除',
  selectSignPagination: '出退勤の状態',
  startInput: 'ファイルを取り込む',
  selectReport: 'レポートを表示',
  selectHighRiskPagination: '異常サービスの監視',
  selectRiskStatistics: '異常サービスの統計',
  reviewRisks: '一括確認',
  tryRiskRules: '異常ルールの試算',
  selectApprovers: '時刻を承認できる管理者',
  selectReversalApprovers: '取消仕訳を承認できる管理者',
  signIn: 'スタッフの入室記録',
  pairApp: '端末の登録',
  selectOwnVisits: '自分の訪問を照会',
  signOut: 'スタッフの退室記録',
  expire: '入室記録なしで期限切れ',
  autoClose: '退室記録なしで自動終了',
  release: 'スタッフ利用停止により手配待ちへ',
};

export default texts;
