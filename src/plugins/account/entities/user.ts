import { type Draft, defineEntity, type EntityRecord, type RuleContext } from '../../../../contract/defineEntity';
import { erasureCalls } from '../../../../contract/erasePerson';
import { exportPersonCall } from '../../../../contract/exportPerson';
import { choice, dateTime, image, integer, mobile, pinyin, reference, region, text } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { placesOf } from '../../elderly/entities/elderlyReads';
import { genderCodes } from '../../elderly/entities/identity/gender';
import { documentProblem, normalDocumentNumber } from '../../elderly/entities/identity/idDocument';
import { renewalFilter } from './renewal';
import { userTransitions } from './userTransitions';

const familyLink = {
  id: integer({ required: true, min: 1, max: Number.MAX_SAFE_INTEGER }),
  elderlyId: reference('elderly', { required: true }),
};

/** The mini-program account of a relative or of the elder, who applies for service. */
export const user = defineEntity({
  name: 'user',
  section: 'account',
  titleField: 'nickname',
  fields: {
    userNo: text({
      max: 16,
      unique: true,
      readOnly: true,
      list: true,
      search: true,
      sequence: { prefix: 'U', digits: 8 },
      personal: true,
    }),
    openId: text({ max: 64, unique: true, secret: true, readOnly: true, personal: true }),
    unionId: text({ max: 64, unique: true, secret: true, readOnly: true, personal: true }),
    nickname: text({ max: 50, list: true, search: true, personal: true }),
    nicknamePinyin: pinyin('nickname'),
    // Not masked, because the owner publishes it.
    avatar: image({ mask: undefined, list: true, personal: true }),
    /** Required before the first application. */
    realName: text({ max: 50, mask: 'name', list: true, search: true }),
    realNamePinyin: pinyin('realName'),
    phone: mobile({ required: true, unique: true, mask: 'phone', list: true }),
    gender: choice(genderCodes, { filter: true }),
    idType: reference('elderlyCodeType', {}),
    idNo: text({ max: 30, mask: 'document' }),
    verifyStatus: choice(['none', 'pending', 'verified', 'failed'], {
      colors: { pending: 'warning', verified: 'positive', failed: 'warning' },
      readOnly: true,
      default: 'none',
      list: true,
      filter: true,
    }),
    /** Why the real name was not accepted. */
    verifyReason: text({ max: 200, readOnly: true, personal: true }),
    /** Membership; the default level applies if there is none or it has expired. */
    vipId: reference('vip', { readOnly: true, list: true, filter: true }),
    vipExpire: dateTime({ readOnly: true, list: true, filter: true }),
    region: region({ filter: true, personal: true, suggestions: placesOf('region') }),
    lastLoginTime: dateTime({ readOnly: true, list: true }),
    status: choice(['normal', 'disabled', 'cancelled'], {
      colors: { normal: 'positive' },
      required: true,
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Accepted version of the privacy policy, and when it was accepted. */
    consentVersion: text({ max: 20, readOnly: true, personal: false }),
    consentTime: dateTime({ readOnly: true }),
    remark: text({ max: 500, multiline: true, personal: true }),
  },
  groups: {
    account: ['userNo', 'nickname', 'avatar', 'phone', 'gender', 'region', 'lastLoginTime', 'remark'],
    identity: ['verifyStatus', 'verifyReason', 'realName', 'idType', 'idNo'],
    state: ['status', 'vipId', 'vipExpire', 'consentVersion', 'consentTime'],
  },
  columns: ['userNo', 'nickname', 'realName', 'phone', 'status', 'verifyStatus', 'vipId', 'vipExpire', 'lastLoginTime'],
  quickFilters: {
    unverified: { filter: { verifyStatus: 'pending' }, count: true },
    normal: { filter: { status: 'normal' } },
    disabled: { filter: { status: 'disabled' } },
    renewal: { filter: renewalFilter },
  },
  counts: ['status', 'verifyStatus'],
  sort: [['createTime', 'desc']],
  rowScope: { region: 'region' },
  erasure: { records: 'hide' },
  deletion: { kind: 'soft' },
  uniqueTogether: [['idType', 'idNo']],
  duplicates: { rules: [['idNo']], facts: ['userNo', 'nickname', 'realName', 'phone', 'status'] },
  state: { field: 'status', initial: 'normal' },
  indexedSearch: true,
  transitions: userTransitions,
  calls: {
    exportPerson: exportPersonCall,
    ...erasureCalls,
    /** Links the account to an elder of the family, or unlinks it. */
    linkElderly: { input: familyLink, risk: 'write' },
    unlinkElderly: { input: familyLink, risk: 'write' },
  },
  derive: ({ idNo }) => (typeof idNo === 'string' ? { idNo: normalDocumentNumber(idNo) } : {}),
  check: checkUser,
});

export type User = EntityRecord<typeof user>;

/** Requires both kind and number of a document, and a number that is valid for the kind. */
function checkUser(record: Draft, context: RuleContext): Problem[] {
  const { idType, idNo } = record;
  if ((idType == null) !== (idNo == null)) return [{ field: idType == null ? 'idType' : 'idNo', code: 'documentPair' }];
  const kind = typeof idType === 'number' ? context.lookup('elderlyCodeType', idType) : undefined;
  if (!kind || typeof idNo !== 'string') return [];
  const pattern = typeof kind.pattern === 'string' ? kind.pattern : null;
  const code = documentProblem({ code: String(kind.code), pattern }, idNo, context.today);
  return code ? [{ field: 'idNo', code }] : [];
}
