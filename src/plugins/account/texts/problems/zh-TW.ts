import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  documentPair: '證件類型和證件號碼須同時填寫',
  defaultVipKept: '等級 0 是預設會員，不能改級、停用或刪除',
  defaultVipFree: '預設會員不收費',
  defaultVipLasts: '預設會員沒有期限，請填 0',
  originalPriceLower: '原價不能低於現價',
  vipPriceTooLow: '須高於「%{name}」的 %{yuan} 元',
  vipPriceTooHigh: '須低於「%{name}」的 %{yuan} 元',
  noMembership: '該使用者沒有會員可取消',
  identityIncomplete: '實名審核須先填寫真實姓名、證件類型和證件號碼',
  alreadyLinked: '該長者已關聯此使用者',
  notLinked: '該長者沒有關聯此使用者',
  licenceImageMissing: '缺少執業證書照片',
  licenceExpired: '執業證書已過期',
};

export default texts;
