import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  reportBeforePeriod: '測定終了より前にはできません',
  rangeOrder: '平均値と合いません',
  stagesTooLong: '睡眠段階の合計が臥床時間を超えています',
  frozenReport: 'レビュー済みのため変更できません',
  doctorNotPassed: 'この医師は承認されていないか停止中です',
  waveformMissing: '波形が保存されていません',
  notPublished: '公開済みのレポートだけ印刷できます',
  markOrder: 'マークは P 波開始、QRS 開始、QRS 終了、T 波終了の順で、平均心拍の範囲内に置いてください',
  noSuchBeat: 'この心拍はありません',
  shapeUnknown: 'この心拍と同じ形の心拍はありません',
  correctionsFull: '修正が %{max} 件に達したため、これ以上修正できません',
  nothingToUndo: '取り消せる修正はありません',
  beatMissing: '平均心拍がありません：同じ形の心拍が足りません',
  alreadyReplaced: 'このレポートには新しい版があります。そちらを訂正してください',
  okCorrected: '新しい版を作成しました。審査待ちです',
  okPrinted: '書き出しを記録しました',
};

export default texts;
