import type { RiskHitTexts } from '../../entities/risk/riskHitTexts';

const texts: RiskHitTexts = {
  R01: '訪問開始の位置が %{value} m ずれています（上限 %{limit} m）',
  R02: '訪問終了の位置が %{value} m ずれています（上限 %{limit} m）',
  R03: '位置情報のない打刻が %{value} 回あります',
  R04: '位置の誤差が %{value} m です（上限 %{limit} m）',
  R05: '偽装された位置情報、またはルート化された端末です',
  R06: '終了の打刻がなく、システムが終了しました',
  R07: '開始の打刻がありません',
  R08: '遅刻または早退が %{value} 分です（上限 %{limit} 分）',
  R09: {
    fragment: '訪問時間がわずか %{value} 分です（下限 %{limit} 分）',
    belowMinimum: '訪問時間 %{value} 分は最短時間 %{limit} 分に足りません',
    short: '訪問時間が予定の %{value}% です（下限 %{limit}%）',
  },
  R10: {
    long: '訪問時間が予定の %{value}% です（上限 %{limit}%）',
    excessive: '訪問時間が %{value} 分です（上限 %{limit} 分）',
  },
  R11: '同じ介護スタッフの別の訪問と %{value} 分重なっています',
  R12: '別の介護スタッフが同じ高齢者を同時に %{value} 分訪問しています',
  R13: '前の訪問先からの移動が時速 %{value} km になります（上限 %{limit} km）',
  R14: {
    samePhoto: '以前の訪問と同じ写真ファイルです',
    similarPhoto: '以前の訪問とほぼ同じ写真です（差 %{value} ビット、上限 %{limit}）',
  },
  R15: '1 台の端末で %{value} 人の介護スタッフが打刻しています',
  R16: '高齢者または家族の署名・確認がありません',
  R17: {
    notPassed: '訪問時に介護スタッフは承認されていませんでした',
    certificateInvalid: '介護スタッフの必要な証明書 %{value} 件が不足または期限切れです',
    roleMismatch: '介護スタッフの職種ではこのサービスを提供できません',
  },
  R18: {
    deceased: '訪問より前に高齢者は逝去しています',
    notServed: '訪問時に高齢者のサービスは停止または終了していました',
    gradeNotAllowed: '高齢者の能力等級はこのサービスの対象外です',
  },
  R19: {
    dayHours: '介護スタッフのこの日の勤務が %{value} 時間です（上限 %{limit} 時間）',
    dayVisits: '介護スタッフのこの日の %{value} 件目の訪問です（上限 %{limit} 件）',
    monthQuota: '高齢者の今月の介護保険サービスが %{value} 時間です（上限 %{limit} 時間）',
  },
  R20: {
    manual: '手動の打刻または時刻修正です（過去 30 日で %{value}%）',
    manualOften: '手動の打刻または時刻修正が過去 30 日で %{value}% です（上限 %{limit}%）',
  },
  R21: {
    clockDrift: '端末とサーバーの時刻差が %{value} 秒です（上限 %{limit} 秒）',
    futureTime: '打刻時刻が登録時刻より %{value} 秒後です',
  },
  R22: '%{value} 回続けて訪問時間と開始の分が同じです',
  R23: '%{value} の打刻はサービス時間外です（境界 %{limit}）',
  R24: {
    tooFewPhotos: '写真が必要数より %{value} 枚少ないです',
    albumPhoto: '%{value} 枚の写真がアルバムから選ばれています',
    oldPhoto: '写真は %{value} 分前に撮影されています（上限 %{limit} 分）',
  },
};

export default texts;
