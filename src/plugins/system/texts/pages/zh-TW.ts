import type { SameKeys } from '../../../../../contract/texts/textShape';
import dashboard from './dashboard/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  dashboard,
  admin: {
    newPassword: '新密碼',
    resetPassword: '重設密碼',
    resetPasswordHelp: '該管理員的所有登入會結束；新密碼 7 天內有效，首次登入後須先修改。',
    generate: '產生密碼',
    viewAs: '以 %{name} 的身分檢視',
    viewAsHelp: '您將看到該帳號的選單、列表、按鈕和隱藏內容，無法做任何變更。最長 30 分鐘；開始和結束均記入日誌。',
    viewAsStart: '開始檢視',
  },
  explain: {
    choose: '選擇一項權限',
    notAllowed: '沒有檢視權限說明的權限',
    failed: '沒有查到，請稍後再試',
    allowed: '可以執行 %{name}',
    refused: '不可執行 %{name}',
    fromTemplate: '來自範本「%{name}」',
    fromAccount: '來自帳號本身',
    remedies: '以下範本可以授予：',
    rules: {
      superAdmin: {
        yes: '超級管理者：允許一切',
        no: '不是超級管理者',
        unasked: '不是超級管理者',
      },
      deny: {
        yes: '有符合的禁止：拒絕',
        no: '沒有符合的禁止',
        unasked: '禁止（未用到）',
      },
      grant: {
        yes: '有符合的允許：允許',
        no: '沒有符合的允許',
        unasked: '允許（未用到）',
      },
      none: {
        yes: '沒有任何允許：拒絕',
        no: '沒有任何允許則拒絕',
        unasked: '沒有任何允許則拒絕（未用到）',
      },
    },
  },
  patterns: {
    section: '「%{section}」全部頁面',
    choose: '輸入頁面或操作選擇',
    help: '可選整個分區、一類頁面的操作或單項操作，幾個詞用空格隔開',
  },
  permission: {
    holdersHidden: '沒有檢視持有者的權限',
    byTemplates: '權限範本 %{count} 個',
    byAdmins: '管理者 %{count} 人',
    disabledTemplate: '%{name}（已停用）',
  },
  template: {
    holders: '使用此範本的管理者',
    matrixCaption: '物件與操作的權限矩陣',
    noCatalogue: '沒有檢視權限清單的權限，只能直接填寫規則',
    everything: '全部物件',
    others: '其他操作',
    operations: {
      all: '全部',
      select: '檢視',
      insert: '新增',
      update: '修改',
      delete: '刪除',
      unmask: '完整資訊',
      export: '匯出',
      import: '匯入',
      menu: '選單',
    },
    states: {
      grant: '允許',
      deny: '禁止',
      follows: {
        all: '未設定，其他規則全部允許',
        some: '未設定，其他規則部分允許',
        nothing: '未設定，不允許',
      },
    },
    effectHidden: '沒有試算的權限',
    effectFailed: '規則有誤或暫時無法計算',
    counts: '儲存前 %{before} 項，儲存後 %{after} 項',
    same: '允許的操作沒有變化',
    gained: '新開放 %{count} 項',
    lost: '收回 %{count} 項',
    more: '另有 %{count} 項',
    touched: '影響 %{count} 位管理者',
    touchedBy: '增加 %{gained} 項，減少 %{lost} 項',
  },
  log: {
    noChanges: '沒有欄位變化',
  },
  preview: '預覽',
  index: {
    title: '系統一覽',
    description: '帳號、權限和日誌的現況。點擊數字檢視名單。',
    waiting: '需要留意',
    locked: '鎖定的帳號',
    failedToday: '今日失敗的操作',
    failedLogins: '7 天內登入失敗',
    unmasked: '7 天內檢視個人資訊',
    accounts: '帳號與權限',
    enabled: '啟用的帳號',
    disabled: '停用的帳號',
    limited: '限定資料範圍',
    templates: '啟用的權限範本',
    permissions: '權限',
    danger: '高危權限',
  },
  charts: {
    logDays: '每天多少操作',
    failures: '每天多少失敗操作',
  },
};

export default texts;
