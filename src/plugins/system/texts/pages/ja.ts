import type { SameKeys } from '../../../../../contract/texts/textShape';
import dashboard from './dashboard/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  dashboard,
  admin: {
    newPassword: '新しいパスワード',
    resetPassword: 'パスワードを再設定',
    resetPasswordHelp:
      'この管理者のログインはすべて終了します。新しいパスワードは 7 日間有効で、初回ログイン時に変更が必要です。',
    generate: 'パスワードを生成',
    viewAs: '%{name} として表示',
    viewAsHelp:
      'このアカウントのメニュー・一覧・ボタン・非表示項目がそのまま表示されます。変更はできません。最長 30 分で、開始と終了は記録されます。',
    viewAsStart: '表示を開始',
  },
  explain: {
    choose: '権限を選択',
    notAllowed: '理由を確認する権限がありません',
    failed: '取得できませんでした。後でもう一度お試しください',
    allowed: '%{name} を実行できます',
    refused: '%{name} を実行できません',
    fromTemplate: 'テンプレート「%{name}」より',
    fromAccount: 'アカウント自体より',
    remedies: '次のテンプレートで許可できます：',
    rules: {
      superAdmin: {
        yes: '特権管理者：すべて許可',
        no: '特権管理者ではない',
        unasked: '特権管理者ではない',
      },
      deny: {
        yes: '一致する禁止あり：拒否',
        no: '一致する禁止なし',
        unasked: '禁止（参照せず）',
      },
      grant: {
        yes: '一致する許可あり：許可',
        no: '一致する許可なし',
        unasked: '許可（参照せず）',
      },
      none: {
        yes: '許可がない：拒否',
        no: '許可がなければ拒否',
        unasked: '許可がなければ拒否（参照せず）',
      },
    },
  },
  patterns: {
    section: '「%{section}」の全ページ',
    choose: 'ページまたは操作を入力して選択',
    help: '区分全体、ページの操作、個別の操作を選べます。語は空白で区切ります',
  },
  permission: {
    holdersHidden: '保持者を見る権限がありません',
    byTemplates: 'テンプレート %{count} 件',
    byAdmins: '管理者 %{count} 人',
    disabledTemplate: '%{name}（無効）',
  },
  template: {
    holders: 'このテンプレートの管理者',
    matrixCaption: '対象と操作の権限マトリクス',
    noCatalogue: '権限一覧を見られません。ルールを直接入力してください',
    everything: 'すべての対象',
    others: 'その他の操作',
    operations: {
      all: 'すべて',
      select: '閲覧',
      insert: '追加',
      update: '変更',
      delete: '削除',
      unmask: 'マスク解除',
      export: 'エクスポート',
      import: 'インポート',
      menu: 'メニュー',
    },
    states: {
      grant: '許可',
      deny: '禁止',
      follows: {
        all: '未設定（他のルールで許可）',
        some: '未設定（一部許可）',
        nothing: '未設定（不許可）',
      },
    },
    effectHidden: '試算の権限がありません',
    effectFailed: 'ルールの誤り、または計算できません',
    counts: '保存前 %{before} 件、保存後 %{after} 件',
    same: '許可される操作に変化はありません',
    gained: '新たに許可 %{count} 件',
    lost: '取り消し %{count} 件',
    more: 'ほか %{count} 件',
    touched: '%{count} 人の管理者に影響',
    touchedBy: '追加 %{gained} 件、減少 %{lost} 件',
  },
  log: {
    noChanges: '変更された項目はありません',
  },
  preview: 'プレビュー',
  index: {
    title: 'システム概要',
    description: 'アカウント・権限・ログの状況。数字をクリックすると一覧へ。',
    waiting: '要確認',
    locked: 'ロック中のアカウント',
    failedToday: '本日の失敗操作',
    failedLogins: '7 日間のログイン失敗',
    unmasked: '7 日間の個人情報閲覧',
    accounts: 'アカウントと権限',
    enabled: '有効なアカウント',
    disabled: '無効なアカウント',
    limited: '範囲限定',
    templates: '有効なテンプレート',
    permissions: '権限',
    danger: '危険な権限',
  },
  charts: {
    logDays: '日ごとの操作',
    failures: '日ごとの失敗した操作',
  },
};

export default texts;
