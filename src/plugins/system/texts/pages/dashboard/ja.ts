const dashboard = {
  description: '会社運営の主要指標です。サーバーが集計し、手入力の指標には印が付きます。',
  asOf: '集計時刻 %{time}',
  manual: '手入力',
  target: '目標 %{target}',
  settings: 'パネル設定',
  wall: { targets: '目標の達成', shares: '主な割合' },
  present: '全画面表示',
  topic: '分類',
  value: '現在値',
  counted: '自動集計値',
  moveUp: '%{name}を上へ',
  moveDown: '%{name}を下へ',
  units: {
    percent: '%{number}%',
    hours: '%{number} 時間',
    minutes: '%{number} 分',
    stars: '%{number} 点',
  },
  charts: {
    count: '件数',
    empty: 'データがありません',
  },
  problems: {
    refresh: '更新間隔は 30 から 3600 までの整数（秒）です',
    figures: '手入力の値または目標値が数値でないか、手入力の指標に値がありません',
  },
};

export default dashboard;
