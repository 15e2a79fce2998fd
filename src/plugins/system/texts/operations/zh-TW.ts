import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  login: '登入',
  isLogin: '查詢登入狀態',
  logout: '登出',
  changePassword: '修改密碼',
  resetPassword: '重設密碼',
  reauthenticate: '再次驗證密碼',
  selectSessions: '查看自己的登入',
  endSession: '登出自己的一個登入',
  endOtherSessions: '登出自己的其他登入',
  finishLogin: '完成二次驗證登入',
  challengePasskey: '請求通行密鑰驗證',
  selectSecondFactors: '檢視自己的二次驗證',
  enrolTotp: '新增驗證器',
  confirmTotp: '確認驗證器',
  enrolPasskey: '新增通行密鑰',
  confirmPasskey: '確認通行密鑰',
  renameSecondFactor: '二次驗證改名',
  removeSecondFactor: '移除二次驗證',
  renewRecoveryCodes: '更換復原碼',
  resetSecondFactor: '清除二次驗證',
  forceLogout: '強制登出',
  selectExplanation: '權限說明',
  selectMainPanel: '檢視資料大屏',
  updateMainPanel: '設定資料大屏',
  selectHelpPaths: '查詢有說明的頁面',
  selectHelp: '檢視頁面說明',
  selectHolders: '權限持有者',
  tryTemplate: '試算權限範本',
  reloadPermission: '重新整理權限組',
};

export default texts;
