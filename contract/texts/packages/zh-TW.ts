import type { PackageTexts } from '../../package/packageTexts';

const texts: PackageTexts = {
  yes: '是',
  no: '否',
  dictionary: { type: '類別', code: '代碼', zh: '中文', en: '英文' },
  readme:
    '請用 Excel 開啟 %{table}.xlsx；%{table}.csv 供其他系統讀取（UTF-8，含 BOM）。直接用 Excel 開啟 CSV 會改動證件號碼和電話等長數字。dictionaries.csv 是用到的代碼。manifest.json 列出全部檔案的大小和 SHA-256 校驗值，可用來核對檔案是否完整。',
  masked: '個人資料已遮罩：姓名、證件號碼、電話、地址等只顯示一部分，不含圖片。',
  unmasked: '包含完整個人資料。請妥善保管，僅用於匯出時說明的用途，用完及時刪除；匯出和下載均有紀錄。',
  contact: '如有疑問，請聯絡匯出人或系統管理者。匯出人：%{name}，時刻：%{time}。',
};
export default texts;
