import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  documentPair: '証明書の種別と番号は両方入力してください',
  defaultVipKept: 'ランク0は既定の会員のため、変更・停止・削除できません',
  defaultVipFree: '既定の会員は無料です',
  defaultVipLasts: '既定の会員に期限はありません。0を入力してください',
  originalPriceLower: '通常価格は価格を下回れません',
  vipPriceTooLow: '「%{name}」の%{yuan}元より高くしてください',
  vipPriceTooHigh: '「%{name}」の%{yuan}元より低くしてください',
  noMembership: 'この利用者には終了する会員がありません',
  identityIncomplete: '本人確認には氏名、証明書の種別と番号が必要です',
  alreadyLinked: 'この高齢者はすでに関連付けられています',
  notLinked: 'この高齢者は関連付けられていません',
  licenceImageMissing: '免許の写真がありません',
  licenceExpired: '免許の期限が切れています',
};

export default texts;
