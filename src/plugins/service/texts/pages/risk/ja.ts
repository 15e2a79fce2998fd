/** Texts of the monitoring of service anomalies. */
const risk = {
  description: 'ルールが見つけた異常のある訪問を、リスク点の高い順に確認します。',
  views: { visits: '異常のある訪問', rules: 'ルール表' },
  figures: { open: '確認待ち', high: '高リスク', medium: '中リスク', low: '低リスク' },
  points: '+%{points} 点',
  strikes: '確定 %{count} 件',
  hoursOpen: '確認待ち（時間）',
  open: '確認',
  batch: '一括確認',
  batchHelp:
    '選択した %{smart_count} 件に同じ判断を適用します。未着手のものは先に確認を開始し、条件に合わないものは理由を表示します。',
  review: '%{name} の確認',
  decide: '判断を確定',
  steps: { open: '確認待ち', reviewing: '確認中', decided: '判断済み', closed: '終結' },
  effects: {
    dismissRisk: '凍結を解除し、精算可能',
    correctRisk: 'データ訂正済み、精算可能',
    confirmRisk: '支払拒否、スタッフの違反に計上',
  },
  noteMissing: '%{min} 文字以上、あと %{count} 文字',
  noteEnough: '判断の根拠を 200 文字以内で記入',
  frozen: '判断が出るまで、この訪問は精算できません。',
  nearBan: 'このスタッフは 90 日以内に %{count} 件の違反が確定しています。%{limit} 件で停止を提案します。',
  charts: {
    title: '異常の統計',
    show: 'グラフを表示',
    hide: 'グラフを閉じる',
    trend: '日別の異常訪問（該当 %{count} 件）',
    byRule: 'ルール別',
    attendants: '異常の多いスタッフ',
    visits: '訪問',
    empty: 'この期間に異常はありません',
  },
  rules: {
    description: '変更は保存前に直近 30 日の訪問で試算できます。保存後の記録から新しいルールで採点します。',
    enable: '「%{name}」を有効にする',
    version: '第 %{version} 版 · %{time}',
    unchanged: 'しきい値や点数を変えると試算できます',
    changed: '%{smart_count} 件のルールを変更',
    discard: '変更を破棄',
    try: '試算',
    saved: '%{smart_count} 件のルールを保存しました',
  },
  trial: {
    title: '試算の結果',
    changed: '直近 30 日の %{visits} 件のうち、%{smart_count} 件のレベルが変わります。',
    same: '直近 30 日の %{visits} 件のレベルは変わりません。',
    part: '全 %{total} 件のうち %{visits} 件を試算しました。',
    fromTo: '現在 → 変更後',
  },
};

export default risk;
