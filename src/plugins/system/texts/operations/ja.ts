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
  finishLogin: '二段階認証でログインを完了',
  challengePasskey: 'パスキーの確認を要求',
  selectSecondFactors: '自分の二段階認証を表示',
  enrolTotp: '認証アプリを追加',
  confirmTotp: '認証アプリを確認',
  enrolPasskey: 'パスキーを追加',
  confirmPasskey: 'パスキーを確認',
  renameSecondFactor: '二段階認証の名前を変更',
  removeSecondFactor: '二段階認証を削除',
  renewRecoveryCodes: '回復コードを更新',
  resetSecondFactor: '二段階認証をリセット',
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
