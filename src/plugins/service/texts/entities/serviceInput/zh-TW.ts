import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';

const mode = {
  dryRun: '試跑',
  commit: '正式匯入',
};

/** Imports of services: what was asked, how far it is, what came of it. */
export const serviceInputTexts: EntityTexts = {
  name: '服務匯入',
  fields: {
    batchId: '匯入批次',
    fileName: '檔案名稱',
    sha256: 'SHA-256 校驗值',
    mode: '方式',
    allOrNothing: '有錯則全部不匯入',
    seenScope: '讀取時的資料範圍',
    status: '狀態',
    percent: '進度（%）',
    failure: '未完成的原因',
    total: '總行數',
    inserted: '新增',
    updated: '更新',
    unchanged: '未變',
    failed: '有錯',
    warnings: '提醒',
    uploaderId: '操作人',
    leaseEnd: '處理截止',
    endTime: '完成時間',
    report: '報告',
    selectReport_id: '編號',
    startInput_fileId: '檔案',
    startInput_mode: '方式',
    startInput_allOrNothing: '有錯則全部不匯入',
    startInput_again: '再次匯入',
  },
  choices: {
    mode,
    startInput_mode: mode,
    status: {
      queued: '排隊中',
      running: '處理中',
      ready: '已完成',
      failed: '未完成',
    },
    failure: {
      noRows: '檔案中沒有資料行',
      tooManyRows: '超過 5,000 行，請拆分後再匯入',
      undecodable: '檔案無法讀取，請以 UTF-8、UTF-16 或 GB18030 編碼的 CSV 儲存',
      unreadable: '檔案結構有誤，沒有寫入任何資料；見問題明細',
      rowsRefused: '有錯誤行，按要求全部未匯入',
      interrupted: '伺服器中斷，沒有寫入任何資料，請重新匯入',
      broken: '處理失敗，沒有寫入任何資料，請聯絡管理員',
    },
  },
};
