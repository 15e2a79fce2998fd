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
  okPrinted: '書き出しを記録しました',
};

export default texts;
