import type { SecondFactorTexts } from './zh-CN';

const texts: SecondFactorTexts = {
  title: '二段階認証',
  lead: 'パスワードのあとにもう一段階確認します。パスワードが漏れても他人は入れません。',
  required: 'このアカウントには二段階認証が必要です。まず方法を追加してください。',
  none: 'まだ追加されていません。',
  totp: '認証アプリ',
  passkey: 'パスキー',
  since: '追加 %{time}',
  lastUsed: '最終使用 %{time}',
  addApp: '認証アプリを追加',
  addPasskey: 'パスキーを追加',
  noPasskey: 'パスキーにはドメイン名と暗号化接続（https）でのアクセスが必要です',
  rename: '名前を変更',
  remove: '削除',
  removeQuestion: '「%{name}」を削除しますか？今後これではログインできません。',
  removeLast:
    '「%{name}」を削除しますか？最後の方法です。今後はパスワードだけでログインでき、回復コードも無効になります。',
  name: '名前',
  appName: 'スマートフォン',
  appScan: '1. スマートフォンの認証アプリで QR コードを読み取ってください。',
  appSecret: '読み取れない場合は、キーを手で入力してください：',
  appCode: '2. アプリに表示された 6 桁のコードを入力してください。',
  code: 'コード',
  qr: '認証アプリ用の QR コード',
  passkeyLead:
    'ブラウザーが指紋、顔、画面ロック、セキュリティキーのいずれかでパスキーを作成します。あとで見分けられる名前を付けてください。',
  passkeyFailed: 'パスキーは作成されませんでした。もう一度お試しください',
  goOn: '続ける',
  confirm: 'OK',
  save: '保存',
  cancel: 'キャンセル',
  codesLeft: '未使用の回復コードはあと %{count} 個です',
  codesFew: '回復コードが残り少なくなりました。更新してください',
  renew: '回復コードを更新',
  renewQuestion: '新しい回復コードを 10 個作りますか？以前のものはすべて無効になります。',
  codesTitle: '回復コードを保管してください',
  codesLead:
    'スマートフォンやキーが手元にないとき、回復コードでログインできます。1 つにつき 1 回だけです。ここで一度だけ表示されるので、印刷するか安全な場所に保管してください。',
  copy: 'コピー',
  copied: '回復コードをコピーしました',
  download: 'ダウンロード',
  file: 'recovery-codes',
  kept: '保管しました',
};

export default texts;
