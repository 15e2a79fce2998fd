import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  device: {
    register: '登記裝置',
    rotate: '更換上傳金鑰',
    history: '使用歷史',
    low: '電量只剩 %{battery}%，請提醒裝置使用者充電',
  },
  secret: {
    label: '上傳金鑰',
    once: '上傳金鑰只顯示這一次，請立即複製並寫入裝置。關閉後無法再檢視，只能更換。',
    of: '裝置 %{sn} 的上傳金鑰：',
    copy: '複製金鑰',
    use: '裝置用它為每次上傳簽章，伺服器據此確認資料確實來自這台裝置。請勿透過聊天或郵件傳送。',
    kept: '已儲存，關閉',
    replaces: '更換後舊金鑰立即失效，裝置須寫入新金鑰才能繼續上傳。',
    missing: '這台裝置還沒有上傳金鑰，不能上傳資料；更換金鑰即可產生。',
  },
  records: '可檢視的健康紀錄',
  wearer: {
    ofElder: '配戴的裝置',
    lastAlert: '最近一次預警：',
    baselineOf: '截至 %{date}，%{days} 個有效日的中位數',
    noBaseline: '尚無足夠資料',
    devices: '正在使用的裝置',
    followers: '關注此人的使用者',
  },
  quick: {
    bound: '使用中',
    offline: '離線',
    low: '電量低',
    stock: '庫存',
    lost: '遺失',
  },
  index: {
    title: '裝置首頁',
    description: '裝置是否連線、有電、有資料，以及需要處理的事項',
    todo: '待處理',
    critical: '危急預警（昨天起）',
    silent: '超過一天無資料',
    low: '電量低於 20%',
    warranty: '保固 30 天內到期',
    pending: '關係待確認',
    contact: '使用中裝置的連線狀況',
    online: '上線',
    offline: '離線',
    never: '從未上線',
    refused: '昨天起被拒絕的上傳',
    states: '裝置狀態',
    types: '使用中裝置依類型',
    wearers: '裝置使用者',
  },
  unassigned: {
    description: '裝置未綁定任何人時測得的資料：不告警、不計入任何人的紀錄，確認配戴者後可歸屬',
    none: '沒有未歸屬的資料',
    cut: '僅列出最近 %{max} 段',
    samples: '%{count} 個資料',
    assign: '歸屬給配戴者',
    history: '使用歷史與已歸屬',
  },
  charts: {
    refusals: '每天拒收多少上傳',
    byContact: '使用中設備連線情況',
  },
};

export default texts;
