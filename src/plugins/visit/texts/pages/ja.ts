import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  visit: {
    finish: '完了',
    ofElder: 'この高齢者の訪問',
    askAll: 'すべての項目を表示',
    referralRule: '血圧が%{sys}/%{dia} mmHg以上の場合は紹介し、%{days}日以内に再連絡します',
    deceased: '高齢者が亡くなったと確認されました。台帳に登録してください',
    openElder: '台帳を開く',
    view: {
      list: '一覧',
      calendar: 'カレンダー',
    },
  },
  plan: {
    button: 'ランク別に予定',
    title: '訪問ランク別に予定する',
    visitorHelp: '未選択の場合は各担当者',
    due: '予定のない対象者は%{count}名です',
    tooMany: '対象は%{count}名です。今回は緊急度の高い%{max}名を予定します',
  },
  calendar: {
    previous: '前の月',
    next: '次の月',
    today: '今日',
    ofDay: '%{day}の訪問',
  },
  transcripts: {
    button: '文字起こしを検索',
    title: '文字起こし内を検索',
    logged: '文字起こしを表示できる人だけが検索でき、検索は毎回記録されます',
    none: 'この語句を含む文字起こしはありません',
    latest: '最新の %{count} 件のみ表示しています',
  },
  player: {
    play: '再生',
    pause: '一時停止',
    speed: '再生速度',
    download: 'ダウンロード',
    position: '再生位置',
    decoding: '波形を描画中',
    unknown: 'このブラウザでは再生できません。ダウンロードしてください',
    amr: 'AMR の録音はブラウザで再生できません。ダウンロードしてこの端末のプレーヤーで再生してください',
    notAllowed: '録音を聞く権限がありません',
    logged: '再生とダウンロードは毎回記録されます',
  },
  index: {
    title: '訪問トップ',
    description: '未対応の件と直近30日の結果',
    todo: '未対応',
    today: '本日の予定',
    overdue: '超過',
    followUp: 'フォロー中',
    unchecked: '録音の評価待ち',
    results: '直近30日の連絡結果',
    findings: '直近30日の所見',
    referrals: '紹介',
    dissatisfied: '満足度3未満',
    calls: '通話録音',
  },
  panel,
};

export default texts;
