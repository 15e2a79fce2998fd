import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTypedDate } from '../../../../contract/values/parseTypedDate';

const TODAY = '2026-03-10';

describe('readTyped', () => {
  it.each([
    ['2026-12-3', '2026-12-03'],
    ['2026.12.1', '2026-12-01'],
    ['2026/12/1', '2026-12-01'],
    ['２０２６年１２月３日', '2026-12-03'],
    ['20261203', '2026-12-03'],
    ['12月1日', '2025-12-01'],
    ['5月1日', '2026-05-01'],
    ['2月29日', undefined],
    ['12.1', undefined],
    ['12-1', undefined],
    ['1/2/2026', undefined],
  ])('reads the day %s as %s', (text, day) => {
    expect(parseTypedDate('day', text, TODAY)?.day).toBe(day);
  });

  it.each([
    ['2026-12-3 9:00', '2026-12-03 09:00:00'],
    ['2026年12月3日 9：00', '2026-12-03 09:00:00'],
    ['2026年12月3日9时5', undefined],
    ['2026年12月3日9时05分', '2026-12-03 09:05:00'],
    ['2026年12月3日 下午3点', '2026-12-03 15:00:00'],
    ['2026-12-03 上午12:30', '2026-12-03 00:30:00'],
    ['2026-12-03 下午13:30', undefined],
    ['2026-12-03 中午11点', '2026-12-03 11:00:00'],
    ['2026-12-03 中午12点30分', '2026-12-03 12:30:00'],
    ['2026-12-03 中午1点', '2026-12-03 13:00:00'],
    ['2026-12-03 中午3点', undefined],
    ['2026-12-03 下午12:30', '2026-12-03 12:30:00'],
    ['2026-12-03 晚上8点', '2026-12-03 20:00:00'],
    ['2026-12-03 晚上12点', '2026-12-04 00:00:00'],
    ['2026-12-03 晚上12:30', undefined],
    ['2026-12-03 晚上1点', undefined],
    ['\u200e2026/12/03 \u200f9:00\u202c', '2026-12-03 09:00:00'],
    ['2026-12-31 24:00', '2027-01-01 00:00:00'],
    ['2026-12-31 24:01', undefined],
    ['2026-12-03T09:00:59', '2026-12-03 09:00:59'],
    ['2026-12-03 9:00', '2026-12-03 09:00:00'],
  ])('reads the moment %s as %s', (text, moment) => {
    const typed = parseTypedDate('moment', text, TODAY);
    expect(typed && `${typed.day} ${typed.time}`).toBe(moment);
  });

  it('reads back every moment in every format in which it is written', () => {
    const moment = fc.date({
      min: new Date('1950-01-01T00:00Z'),
      max: new Date('2099-12-31T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (date) => {
        const iso = date.toISOString();
        const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
        const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
        const clock = `${date.getUTCHours()}:${time.slice(3)}`;
        for (const written of [
          `${year}-${month}-${number}`,
          `${year}.${month}.${number}`,
          `${year}年${month}月${number}日`,
        ]) {
          expect(parseTypedDate('day', written)).toEqual({ day });
          expect(parseTypedDate('moment', `${written} ${clock}`)).toEqual({ day, time });
          expect(parseTypedDate('moment', `${written} ${clock.replaceAll(':', '：')}`)).toEqual({ day, time });
        }
      }),
    );
  });
});
