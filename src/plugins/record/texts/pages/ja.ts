import type { SameKeys } from '../../../../../contract/texts/textShape';
import day from './day/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  day,
  queue: { critical: '対応待ちの危急アラート' },
  list: {
    critical: '緊急',
    warn: '警告',
    lastDays: '昨日と今日',
    poor: '品質不良',
  },
  ward: {
    waitingCritical: '対応者のいない重大アラート',
    history: '全装着者の警告',
    title: '警告一覧',
    description:
      '未終了の緊急警告と直近 24 時間の警告を表示。生命の危険、緊急（古い順）、警告の順。30 秒ごとに自動更新',
    nobody: '対応が必要な警告はありません',
    cut: '重い順に %{max} 人まで表示。条件を絞り込んでください',
    all: 'すべて',
    region: '地域',
    count: '%{shown} 人中、未対応 %{waiting} 人',
    more: 'ほか %{count} 件の所見',
    age: '%{age} 歳',
    since: '%{time}から',
    figures: '%{value}（限界値 %{limit}）',
    doctor: '担当医：%{name}',
    noDoctor: '未指定',
    course: '%{kind}の推移：最低 %{least}、最高 %{most}、最新 %{last}',
    known: {
      ongoing: '継続中',
      ended: '%{time} に終了',
      unknown: 'データは %{time} まで、以後不明',
    },
    lastData: '最新データ：%{time}',
    noData: 'データなし',
    limit: '限界値 %{limit}',
    phone: '電話番号',
    followUp: '訪問記録に残す',
    lastClosed: '前回の対応：%{time} %{name} %{outcome}',
    bell: '新しい緊急警告を知らせる',
    bellHelp: 'このページを開いている間、新しい緊急警告を音とブラウザ通知で知らせます',
    newCritical: '%{name} に新しい緊急警告があります',
    escalated: {
      post: '%{time}から未対応：担当全員に通知',
      lead: '%{time}から未対応：担当医に通知',
    },
    waiting: '重大警告 %{count} 件が時間内に対応されていません。当直の方は直ちに対応してください',
    alsoSeen: '同じ事象の記録',
    withdrawn: '取下げ：%{finding}（%{time}）、%{reason}',
    escalatedCritical: '%{name} の重大警告は未対応のままです',
  },
  units: {
    perMinute: '%{value} 回/分',
    percent: '%{value}%',
    mmHg: '%{value} mmHg',
    minutes: '%{value} 分',
    hours: '%{value} 時間',
    milliseconds: '%{value} ミリ秒',
    millivolts: '%{value} mV',
    times: '%{value} 回',
    steps: '%{value} 歩',
    gravity: '%{value} g',
  },
  readings: {
    time: '時刻',
    add: '測定を追加',
    remove: '%{number} 回目の測定を削除',
    number: '%{number} 回目',
    help: '機器が当日送信した測定値に加わります。同じ時刻は入力値を優先',
    correctHelp: '当日の測定値をすべて置き換えます。理由はログに残ります',
    save: '保存',
  },
};

export default texts;
