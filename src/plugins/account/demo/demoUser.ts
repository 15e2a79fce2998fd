import { TIME_ZONE_OFFSET } from '../../../../contract/constants';
import type { RuleContext } from '../../../../contract/defineEntity';
import { birthDateOf, daysAgo, recordTimes, workingHoursTime } from '../../../../server/demo/demoMoments';
import { DEMO_LABEL, type DemoPlan, drawOf, idByCode, withDerivedFields } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import { personName } from '../../../../server/demo/personName';
import { demoMobile } from '../../../../server/demo/phoneNumbers';
import { districtCode } from '../../../../server/demo/places';
import type { WireRecord } from '../../../../server/plugin-api';
import { elderlyGender, elderlyPerson, personOffsets, residentNumber, type UserIdentity } from '../../elderly/demo';
import type { Gender } from '../../elderly/entities/identity/gender';
import { user } from '../entities/user';
import { DEFAULT_VIP_LEVEL } from '../entities/vip';
import { elderOfUser } from './familyLinks';

/** Returns the relative behind a user account. Children have the elder's family name if the elder is the father. */
export function userIdentity(plan: DemoPlan, id: number): UserIdentity {
  const draw = drawOf(plan, 'user', id);
  const gender: Gender = draw.chance('gender', 0.55) ? '2' : '1';
  const elderlyId = elderOfUser(id, plan.counts);
  const elder = elderlyId === undefined ? undefined : drawOf(plan, 'elderly', elderlyId);
  const isChild = draw.chance('child', 0.8);
  const surname = elder && isChild && elderlyGender(elder) === '1' ? elderlyPerson(elder).surname : undefined;
  return {
    name: personName(draw, gender, surname).name,
    gender,
    phone: demoMobile(id),
    relation: isChild ? 'child' : 'otherKin',
  };
}

/** Generates the mini-program account of a relative. */
export function demoUser(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'user', id);
  const { name, gender, phone } = userIdentity(plan, id);
  const verifyStatus = draw.weighted('verifyStatus', [
    ['verified', 70],
    ['none', 20],
    ['pending', 7],
    ['failed', 3],
  ]);
  const status = draw.weighted('status', [
    ['normal', 96],
    ['disabled', 3],
    ['cancelled', 1],
  ]);
  const created = daysAgo(plan.today, draw.integer('created', 2, 700));
  const isNamed = verifyStatus !== 'none';
  const birthDate = birthDateOf({ draw, age: draw.integer('age', 25, 62), today: plan.today });
  const record: WireRecord = {
    id,
    userNo: `U${String(id).padStart(8, '0')}`,
    openId: `demo-${id}`,
    nickname: `${draw.pick('nickname', nicknames)}${id}`,
    realName: isNamed ? name : null,
    phone,
    gender,
    idType: isNamed ? idByCode(rules, 'elderlyCodeType', '01') : null,
    idNo: isNamed ? residentNumber({ person: personOffsets.user + id - 1, birthDate, gender }) : null,
    verifyStatus,
    region: districtCode(draw.integer('district', 0, 3)),
    lastLoginTime: draw.chance('loggedIn', 0.93)
      ? workingHoursTime({
          draw,
          field: 'lastLogin',
          day: latestOf(created, daysAgo(plan.today, draw.integer('lastLogin', 1, 60))),
        })
      : null,
    status,
    ...(status === 'cancelled' ? {} : membership(plan, draw)),
    consentVersion: '1.0',
    consentTime: workingHoursTime({ draw, field: 'createTime', day: created }),
    remark: DEMO_LABEL,
    ...recordTimes({ draw, created, today: plan.today }),
    createBy: `user:${id}`,
    updateBy: `user:${id}`,
  };
  return withDerivedFields(user, record, rules);
}

/** One in five has a paid level. */
function membership(plan: DemoPlan, draw: Draw): WireRecord {
  const levels = (plan.dictionaries.get('vip') ?? []).filter(({ level }) => level !== DEFAULT_VIP_LEVEL);
  if (levels.length === 0 || !draw.chance('member', 0.2)) return {};
  const day = daysAgo(plan.today, -draw.integer('memberUntil', 3, 360));
  return { vipId: draw.pick('level', levels).id, vipExpire: `${day}T23:59:59.999${TIME_ZONE_OFFSET}` };
}

const latestOf = (a: string, b: string) => (a > b ? a : b);

const nicknames = ['晴天', '小雨', '向日葵', '山里人家', '平安', '大树', '晨光', '一叶', '四季', '远方'] as const;
