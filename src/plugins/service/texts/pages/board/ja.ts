/** Texts of the board of a day. */
const board = {
  description:
    '一日の訪問予定をスタッフごとに表示します。訪問を別のスタッフへドラッグすると手配できます。開いて選ぶこともできます。',
  views: { list: '一覧', board: '日程ボード' },
  label: '%{date} の日程ボード',
  previous: '前日',
  next: '翌日',
  today: '今日',
  allRoles: 'すべての職種',
  counts: 'スタッフ %{attendants} 名 · このページの訪問 %{visits} 件 · 未手配 %{unassigned} 件',
  overlaps: '時間の重複 %{smart_count} 件',
  gaps: '間隔が %{minutes} 分未満 %{smart_count} 件',
  legend: '色の説明',
  unassigned: '未手配',
  dragHint: 'スタッフの行へドラッグして手配',
  allAssigned: 'この日に未手配の依頼はありません',
  load: '当日 %{count} / %{max} 件',
  notPassed: '停止中',
  separator: '、',
  unfit: '%{name}には手配できません：%{reasons}',
  free: 'ほかに %{smart_count} 名はこの日の予定がありません',
  assignTo: '手配先を選ぶ…',
  reassignTo: '手配を変更…',
  assignQuestion: '%{name}（%{no}）に手配しますか？',
  reassignQuestion: '%{name}（%{no}）に変更しますか？',
  overtaken: 'ボードを更新しました。閉じて最新の予定をご覧ください。',
  conflicts: { overlap: '時間の重複', gap: '移動時間の不足' },
};

export default board;
