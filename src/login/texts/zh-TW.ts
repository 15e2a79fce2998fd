import type { LoginTexts } from './zh-CN';

const texts: LoginTexts = {
  product: '智慧養老',
  productFull: '智慧養老服務管理平台',
  motto: '讓每一位長者安心居家',
  title: '登入',
  username: '使用者名稱',
  password: '密碼',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  submit: '登入',
  submitting: '登入中',
  usernameMissing: '請輸入使用者名稱',
  passwordMissing: '請輸入密碼',
  failed: '登入沒有成功，請重試',
  startFailed: '已登入，但系統頁面載入失敗。請檢查網路後重試',
  offline: '暫時連不上伺服器，請檢查網路後重試',
  language: '語言',
};
export default texts;
