import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'システム',
  pages: {
    index: 'システムトップ',
    admin: '管理者',
    dataSystem: 'データダッシュボード',
    systemVersion: 'システムバージョン',
    functionDescription: '機能説明',
    permission: '権限',
    permissionTemplate: '権限テンプレート',
    log: 'ログ',
    accessCount: '閲覧統計',
    logType: 'ログ種別',
  },
  actions: {
    resetPassword: 'パスワードを再設定',
    forceLogout: 'すべてログアウト',
    forceLogoutQuestion: 'この管理者のログインはすべて直ちに終了します。よろしいですか？',
    resetSecondFactor: '二段階認証をリセット',
    resetSecondFactorQuestion:
      '相手はパスワードだけでログインでき、すべてのログインが終了します。本人からの依頼ですか？',
    viewAs: 'この画面を表示',
  },
};

export default texts;
