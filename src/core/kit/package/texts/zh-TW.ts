import type { PackageTextRecord } from './zh-CN';

const texts: PackageTextRecord = {
  description: '您匯出的資料包。可下載的保留 24 小時，下載後再保留 15 分鐘，過期自動刪除。',
  help: '產生 zip 壓縮檔：CSV、Excel 表格、代碼表和校驗清單，最多 %{max} 筆。',
  what: '匯出內容',
  rows: '匯出目前清單的 %{smart_count} 筆',
  filtered: '目前篩選的 %{smart_count} 筆',
  whole: '全部資料',
  person: '個人資料',
  masked: '遮罩（姓名、證件號碼、電話等只顯示一部分）',
  unmasked: '完整，須說明原因並留下紀錄',
  onlyMasked: '個人資料將以遮罩顯示。',
  images: '包含圖片',
  begin: '開始匯出',
  progress: '匯出進度',
  queued: '排隊中，共 %{smart_count} 筆',
  running: '正在匯出 %{smart_count} 筆，已完成 %{percent}%',
  goOn: '可以關閉此視窗繼續工作，完成後在「我的資料包」下載。',
  ready: '已匯出 %{smart_count} 筆，%{size}，請在 %{time} 前下載。',
  download: '下載',
  cancel: '取消匯出',
  mine: '我的資料包',
  everybody: '所有人的',
  size: '大小',
};
export default texts;
