import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: '系統',
  pages: {
    index: '系統管理首頁',
    admin: '管理員',
    dataSystem: '資料大屏',
    systemVersion: '系統版本',
    functionDescription: '功能說明',
    permission: '權限',
    permissionTemplate: '權限範本',
    log: '日誌',
    accessCount: '存取統計',
    logType: '日誌類型',
  },
  actions: {
    resetPassword: '重設密碼',
    forceLogout: '強制登出',
    forceLogoutQuestion: '該管理者的所有登入都會立即結束，須重新登入。確定嗎？',
    resetSecondFactor: '清除二次驗證',
    resetSecondFactorQuestion: '對方將只憑密碼登入，且全部登入立即登出。確認是本人提出的嗎？',
    viewAs: '以此身分檢視',
  },
};

export default texts;
