import { noServicedTexts } from '../../../../contract/elderly/labels/noServiced/ja';
import anchors from './anchors/ja';
import type { ElderlyMessages } from './zh-CN';

const messages: ElderlyMessages = {
  columns: { place: '街道 / 社区' },
  quick: {
    active: 'サービス中',
    draft: '未完成',
    assessmentDue: '評価期限切れ',
    highRisk: '高リスク',
    suspended: '休止',
    ended: '終了',
  },
  tabs: {
    basic: '基本情報',
    contact: '証明書と連絡先',
    home: '住まいと家族',
    capacity: '能力評価',
    health: '健康',
    service: 'サービス',
  },
  help: {
    idNo: '身分証番号を入力すると、性別と生年月日が自動入力されます',
    noDocumentReason: '証明書の種類が「その他」で番号がない場合に入力',
    earlyReason: '60 歳未満の場合に入力',
    phone: '携帯・固定電話・連絡先の電話のいずれかを入力',
    regionCode: '6 桁・9 桁・12 桁の行政区画コード',
    lng: 'GCJ-02 座標。経度と緯度を両方入力',
    municipal: '複数選択可。優先順位が最も高いものが主区分です',
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
  types: {
    type: '高齢者が利用するサービス区分。費用の負担者が決まります。',
    municipalType: '民政の区分。補助と訪問回数が決まります。複数ある場合は優先順位の数字が最小のものが主区分です。',
    capacityType: 'GB/T 42195-2022 の能力等級と点数の範囲。',
    liveType: '誰と暮らしているか。注意レベルに影響します。',
    maritalStatusType: 'GB/T 2261.2 の婚姻状況コード。',
    codeType: '身分証明書の種類と番号の規則。',
  },
};

export default messages;
