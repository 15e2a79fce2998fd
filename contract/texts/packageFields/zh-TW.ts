import type { PackageKind } from '../../package/definePackages';
import { type EntityTexts, prefixKeys } from '../entityTexts';

const input = { taskId: '工作編號', images: '包含圖片', unmasked: '完整個人資料', reason: '原因' };

/** Texts of the packages of one kind of record. */
export const packageFieldTexts = (name: string, kinds: readonly PackageKind[]): EntityTexts => ({
  name,
  fields: {
    ...input,
    kind: '內容',
    filter: '篩選條件',
    locale: '語言',
    status: '狀態',
    percent: '進度（%）',
    failure: '未完成的原因',
    total: '預計列數',
    rows: '列數',
    imageCount: '圖片數',
    missingCount: '缺少的圖片',
    seenScope: '產生時的資料範圍',
    fileName: '檔名',
    bytes: '大小（位元組）',
    sha256: 'SHA-256 校驗值',
    adminId: '操作人',
    attempt: '處理次數',
    leaseEnd: '處理期限',
    endTime: '完成時刻',
    expireTime: '下載期限',
    selectContent_taskId: input.taskId,
    cancelPackage_taskId: input.taskId,
    ...Object.assign({}, ...kinds.map((kind) => prefixKeys(`${kind}_`, input))),
  },
  choices: {
    kind: { packageAll: '全部', packageSelective: '依篩選條件', packageNoServiced: '未服務篩查' },
    locale: { 'zh-CN': '簡體中文', 'zh-TW': '繁體中文', en: '英文', ja: '日文' },
    status: {
      queued: '排隊中',
      running: '處理中',
      ready: '可下載',
      failed: '未完成',
      cancelled: '已取消',
      expired: '已過期',
    },
    failure: {
      tooManyRows: '超過 50,000 列，請縮小範圍',
      tooManyImages: '圖片超過 20,000 張，請縮小範圍',
      tooLarge: '超過 2 GB，請縮小範圍',
      interrupted: '伺服器中斷，請重新匯出',
      broken: '處理失敗，請重試或聯絡管理者',
    },
  },
});
