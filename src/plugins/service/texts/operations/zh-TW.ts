import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByName: '依姓名查詢',
  issueAppKey: '簽發應用金鑰',
  selectByUserId: '依使用者查詢',
  selectSomeBySelective: '依條件選取',
  selectByAttendantId: '依護理員查詢',
  selectByServiceTypeId: '依服務類型查詢',
  selectByElderlyCapacityTypeId: '依能力等級查詢',
  selectUses: '地址的服務單',
  selectAssignable: '可派護理員',
  selectDayBoard: '日程看板',
  selectDayFlow: '當日服務走勢',
  deleteAllInput: '刪除全部匯入資料',
  selectSignPagination: '簽到狀態',
  startInput: '匯入檔案',
  selectReport: '檢視報告',
  selectHighRiskPagination: '異常服務監測',
  selectRiskStatistics: '異常服務統計',
  reviewRisks: '批次核查',
  tryRiskRules: '試算異常規則',
  selectApprovers: '可審批補簽的管理員',
  selectReversalApprovers: '可審批沖銷的管理員',
  signIn: '照服員簽到',
  pairApp: '綁定手機應用',
  selectOwnVisits: '查看本人的服務',
  signOut: '照服員簽退',
  expire: '逾時未簽到',
  autoClose: '逾時未簽退，自動結束',
  release: '照服員被停用，退回待派單',
};

export default texts;
