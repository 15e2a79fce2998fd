import type { SameKeys } from '../../../../../contract/texts/textShape';
import day from './day/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  day,
  list: {
    critical: '危急',
    warn: '警告',
    lastDays: '昨日と今日',
    poor: '品質不良',
  },
  ward: {
    history: '全装着者の警告',
    title: '警告一覧',
    description: '直近 24 時間に警告のある装着者を重い順に表示。30 秒ごとに自動更新',
    nobody: '対応が必要な警告はありません',
    cut: '重い順に %{max} 人まで表示。条件を絞り込んでください',
    all: 'すべて',
    region: '地域コード',
    count: '%{shown} 人中、未対応 %{waiting} 人',
    more: 'ほか %{count} 件の所見',
    age: '%{age} 歳',
    since: '%{time}から',
    figures: '%{value}（限界値 %{limit}）',
    doctor: '担当医：%{name}',
    noDoctor: '未指定',
    course: '%{kind}の推移：最低 %{least}、最高 %{most}、最新 %{last}',
  },
  units: {
    perMinute: '%{value} 回/分',
    percent: '%{value}%',
    mmHg: '%{value} mmHg',
    minutes: '%{value} 分',
    milliseconds: '%{value} ミリ秒',
    millivolts: '%{value} mV',
    times: '%{value} 回',
    steps: '%{value} 歩',
    milligravity: '%{value} mg',
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
