import { describe, expect, it } from 'vitest';
import { device } from '../../../../../src/plugins/device/entities/devices/device';
import { onlineStatusAt } from '../../../../../src/plugins/device/entities/devices/deviceStates';
import { deviceTransitions } from '../../../../../src/plugins/device/entities/devices/deviceTransitions';
import { completeImei, isImei } from '../../../../../src/plugins/device/entities/devices/imei';
import { deviceUser } from '../../../../../src/plugins/device/entities/wearers/deviceUser';
import { maxHeartRate } from '../../../../../src/plugins/device/entities/wearers/deviceUserRules';
import { seededRules } from '../../seededRules';

describe('an IMEI', () => {
  it.each([
    ['490154203237518', true],
    ['490154203237517', false],
    ['940154203237518', false],
    ['49015420323751', false],
    ['4901542032375180', false],
    ['49015420323751a', false],
  ])('is checked for validity, %s: %s', (text, expected) => {
    expect(isImei(text)).toBe(expected);
  });

  it('is completed with its check digit', () => {
    expect(completeImei('49015420323751')).toBe('490154203237518');
    expect(completeImei('00000000000000')).toBe('000000000000000');
  });
});

describe('a device', () => {
  it.each([
    ['registered', ['bindDevice', 'sendToMaintenance', 'retireDevice']],
    ['bound', ['unbindDevice', 'sendToMaintenance', 'reportLost']],
    ['maintenance', ['returnFromMaintenance', 'retireDevice']],
    ['lost', ['reportFound', 'retireDevice']],
    ['retired', []],
  ])('that is %s can be moved by %j', (state, expected) => {
    const moves = Object.entries(deviceTransitions).filter(([, { from }]) => from.includes(state));
    expect(moves.map(([name]) => name)).toEqual(expected);
  });

  it.each([
    ['02:de:a0:00:00:01', '02:DE:A0:00:00:01'],
    ['02-DE-A0-00-00-01', '02:DE:A0:00:00:01'],
    ['02dea0000001', '02:DE:A0:00:00:01'],
  ])('stores the hardware address %s as %s', (mac, expected) => {
    expect(device.derive?.({ mac }, seededRules())).toEqual({ mac: expected });
  });

  it.each([
    [{ purchaseDate: '2026-01-01', warrantyEnd: '2026-01-01' }, []],
    [{ purchaseDate: '2026-01-02', warrantyEnd: '2026-01-01' }, ['warrantyEnd periodOrder']],
    [{ imei: '490154203237517' }, ['imei badImei']],
  ])('%j is checked: %j', (record, expected) => {
    const problems = device.check?.(record, seededRules()) ?? [];
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it.each([
    [null, 'never'],
    [undefined, 'never'],
    [1_000_000, 'online'],
    [400_000, 'online'],
    [399_999, 'offline'],
  ])('last heard of at %s is %s', (lastSeen, expected) => {
    expect(onlineStatusAt(lastSeen, 1_000_000)).toBe(expected);
  });
});

describe('a wearer', () => {
  const context = { ...seededRules(), today: '2026-03-10' };
  const born = { birthDate: '1946-03-10' };

  it.each([
    [{ ...born }, 152],
    [{ ...born, maxHr: 140 }, 140],
    [{}, undefined],
    [{ birthDate: '1946' }, undefined],
  ])('%j has the greatest heart rate %s', (record, expected) => {
    expect(maxHeartRate(record, context.today)).toBe(expected);
  });

  it.each([
    [{ ...born, restingHr: 131 }, []],
    [{ ...born, restingHr: 132 }, ['restingHr restingHrTooHigh']],
    [{ ...born, maxHr: 100, restingHr: 80 }, ['restingHr restingHrTooHigh']],
    [{ birthDate: '2026-03-11' }, ['birthDate dateInFuture']],
  ])('%j is checked: %j', (record, expected) => {
    const problems = deviceUser.check?.(record, context) ?? [];
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it.each([
    [{ heightCm: 160, weightKg: 51.2 }, 20],
    [{ heightCm: 160 }, null],
  ])('%j has the body-mass index %s', (record, bmi) => {
    expect(deviceUser.derive?.(record, context)).toMatchObject({ bmi });
  });

  it("takes the elder's name unless another name was given, and again when the elder changes", () => {
    const elder = { name: '王秀英', gender: '2', birthDate: '1940-03-15', phone: null };
    const lookup = () => elder;
    const derive = (record: object, given: string[]) =>
      deviceUser.derive?.({ elderlyId: 1, ...record }, { ...context, lookup, incomingFields: new Set(given) });
    expect(derive({}, ['elderlyId'])).toMatchObject({ name: '王秀英', gender: '2', birthDate: '1940-03-15' });
    expect(derive({ name: '王奶奶' }, ['elderlyId', 'name'])).not.toHaveProperty('name');
    expect(derive({ name: '张三' }, ['elderlyId'])).toMatchObject({ name: '王秀英' });
    expect(derive({ name: '张三' }, ['remark'])).not.toHaveProperty('name');
  });
});
