/** What calls and forms of this section say, in simplified Chinese. */
const texts = {
  documentPair: '证件类型和证件号码须同时填写',
  defaultVipKept: '等级 0 是默认会员，不能改级、停用或删除',
  defaultVipFree: '默认会员不收费',
  defaultVipLasts: '默认会员没有期限，请填 0',
  originalPriceLower: '原价不能低于现价',
  vipPriceTooLow: '须高于“%{name}”的 %{yuan} 元',
  vipPriceTooHigh: '须低于“%{name}”的 %{yuan} 元',
  noMembership: '该用户没有会员可取消',
  identityIncomplete: '实名审核须先填写真实姓名、证件类型和证件号码',
  alreadyLinked: '该老人已关联此用户',
  notLinked: '该老人没有关联此用户',
  licenceImageMissing: '缺少执业证书照片',
  licenceExpired: '执业证书已过期',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
