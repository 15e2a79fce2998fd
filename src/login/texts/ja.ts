import type { LoginTexts } from './zh-CN';

const texts: LoginTexts = {
  product: 'スマート高齢者ケア',
  productFull: 'スマート高齢者ケア管理コンソール',
  motto: 'すべての高齢者に、安心の在宅生活を',
  title: 'ログイン',
  username: 'ユーザー名',
  password: 'パスワード',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  submit: 'ログイン',
  submitting: 'ログイン中',
  usernameMissing: 'ユーザー名を入力してください',
  passwordMissing: 'パスワードを入力してください',
  failed: 'ログインできませんでした。もう一度お試しください',
  startFailed: 'ログインしましたが、画面を読み込めませんでした。ネットワークを確認して、もう一度お試しください',
  offline: 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください',
  language: '言語',
};
export default texts;
