export const frame = {
  frame: {
    example: '動作するサンプル',
    source: 'ソースコード',
    failed: 'ファイルを取得できませんでした。ネットワークを確認して再試行してください。',
    retry: '再試行',
  },
  topics: {
    store: 'シェルの状態',
    'page-cache': 'ページの保持',
    'page-argu': 'パラメーター',
    db: 'ブラウザーストレージ',
    log: 'ログ',
    'add-routes': 'ページの追加',
    frame: '埋め込みページ',
    export: 'エクスポート',
    import: 'インポート',
    container: 'ページコンテナー',
    icon: 'アイコン',
    layout: 'レイアウト',
    markdown: 'Markdown',
  },
};
