import type { SameKeys } from '../../../../../contract/texts/textShape';
import { noServicedTexts } from '../noServiced/ja';
import anchors from './anchors/ja';
import panel from './panel/ja';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  columns: { place: '街道 / 社区' },
  place: {
    neighbours: '同じ区のほかの高齢者 %{count} 名（精度は約 1 km）',
    noStart: '行政区画または座標を入力すると地図を表示します',
  },
  capacity: {
    items: '26 項目の能力評価',
    total: '合計点',
    missing: '未採点の項目：%{count}',
    raisedBy: '根拠：%{reasons}',
    byScore: '点数のみでは%{grade}',
    keys: '数字キーで採点し次の項目へ',
    nextDateHelp: '既定は評価日の 12 か月後',
    gradeHelp: '26 項目の採点後、合計点から自動で決まります',
    hidden: '評価の内訳は非表示です。すべて表示にすると確認できます',
    groups: { selfCare: 'セルフケア', mobility: '基本動作', mental: '精神状態', social: '感覚と社会参加' },
    grades: { g0: '能力良好', g1: '軽度の低下', g2: '中度の低下', g3: '重度の低下', g4: '能力の喪失' },
  },
  anchors,
  show: {
    draft: '記録は未完成です。確認後にサービス中へ移行できます。',
    suspended: 'サービスは %{until} まで休止中です。',
    deceased: '%{date} に逝去されました。',
    assessmentDue: '能力評価の期限は %{date} でした。再評価を手配してください。',
    contractEnded: 'サービス契約は %{date} に終了しました。',
  },
  noServiced: {
    ...noServicedTexts,
    description: '契約期間中で、選択した期間にサービスのない高齢者。待ち時間の長い順です。',
    days7: '7 日以上',
    days15: '15 日以上',
    days30: '30 日以上',
    days60: '60 日以上',
  },
  index: {
    title: '高齢者',
    description: '数字を選ぶと該当する高齢者を表示します。',
    todo: '要対応',
    contractEnded: '契約終了',
    byStatus: '状態別',
    byGrade: 'サービス中の高齢者の能力等級',
    byAge: 'サービス中の高齢者の年齢',
  },
  ageBands: {
    '60-69': '60～69 歳',
    '70-79': '70～79 歳',
    '80-89': '80～89 歳',
    '90-99': '90～99 歳',
    '100+': '100 歳以上',
  },
  panel,
  queue: { assessment: '評価の期限', contract: '契約の終了' },
  charts: {
    newElders: '日ごとの新規登録',
    byVisitLevel: '利用中の方のフォロー区分',
  },
};

export default texts;
