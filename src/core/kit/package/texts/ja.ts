import type { PackageTextRecord } from './zh-CN';

const texts: PackageTextRecord = {
  description:
    '書き出したデータパッケージです。24 時間ダウンロードでき、ダウンロード後は 15 分で自動的に削除されます。',
  help: 'CSV、Excel、コード表、チェックサム一覧を含む zip を作成します。最大 %{max} 件です。',
  what: '書き出す内容',
  rows: 'この一覧の %{smart_count} 件を書き出します',
  filtered: '現在の絞り込みの %{smart_count} 件',
  whole: 'すべてのデータ',
  person: '個人情報',
  masked: 'マスク（氏名、証明書番号、電話番号などは一部のみ）',
  unmasked: 'すべて表示（理由が必要で、記録されます）',
  onlyMasked: '個人情報はマスクされます。',
  images: '画像を含む',
  begin: '書き出しを開始',
  progress: '書き出しの進捗',
  queued: '待機中、%{smart_count} 件',
  running: '%{smart_count} 件を書き出し中、%{percent}% 完了',
  goOn: 'この画面を閉じて作業を続けられます。完了後「自分のデータパッケージ」からダウンロードできます。',
  ready: '%{smart_count} 件を書き出しました（%{size}）。%{time} までにダウンロードしてください。',
  download: 'ダウンロード',
  cancel: '書き出しを取り消す',
  mine: '自分のデータパッケージ',
  everybody: '全員分',
  size: 'サイズ',
};
export default texts;
