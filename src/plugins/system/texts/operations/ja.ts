import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  login: 'ログイン',
  isLogin: 'ログイン状態を照会',
  logout: 'ログアウト',
  changePassword: 'パスワードを変更',
  resetPassword: 'パスワードをリセット',
  reauthenticate: 'パスワードの再確認',
  selectSessions: '自分のログインの一覧',
  endSession: '自分のログインを終了',
  endOtherSessions: '自分の他のログインを終了',
  forceLogout: '強制ログアウト',
  selectExplanation: '権限の説明',
  selectMainPanel: 'ダッシュボードを表示',
  updateMainPanel: 'ダッシュボードを設定',
  selectHelpPaths: '説明のあるページ',
  selectHelp: 'ページの説明を表示',
  selectHolders: '権限の保持者',
  tryTemplate: '権限テンプレートの試算',
  reloadPermission: '権限グループを更新',
};

export default texts;
