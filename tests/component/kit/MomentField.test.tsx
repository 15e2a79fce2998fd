import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/constants';
import { MomentField, type MomentFieldProps } from '../../../src/core/kit/moment/MomentField';
import { fakeBackend } from './support/fakeBackend';
import { renderPages } from './support/renderPages';

// A Sunday afternoon in the company's time zone.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T14:10:00+08:00') }));
afterEach(() => void vi.useRealTimers());

async function setUp({ value = '', locale, ...props }: Partial<MomentFieldProps> & { locale?: Locale } = {}) {
  const onChange = vi.fn();
  function Page() {
    const [text, setText] = useState(value);
    const change = (next: string) => {
      onChange(next);
      setText(next);
    };
    return <MomentField kind="moment" label="计划开始" {...props} value={text} onChange={change} />;
  }
  const { user, missing } = await renderPages({
    dataProvider: fakeBackend({}),
    tables: {},
    resource: 'visits',
    pages: { list: Page },
    ...(locale && { locale }),
  });
  const input = await screen.findByRole('textbox', { name: '计划开始' });
  const openCalendar = async () => {
    await user.click(screen.getByRole('button', { name: /计划开始/ }));
    return screen.findByRole('dialog', { name: '计划开始' });
  };
  return { user, input, onChange, openCalendar, missing };
}

const day = (dialog: HTMLElement, name: string) => within(dialog).getByRole('gridcell', { name });
const hours = (dialog: HTMLElement) => within(dialog).getByRole('listbox', { name: '时' });
const minutes = (dialog: HTMLElement) => within(dialog).getByRole('listbox', { name: '分' });
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('the calendar of a time', () => {
  it('lists office hours before the others', async () => {
    const dialog = await (await setUp()).openCalendar();
    expect(texts(hours(dialog)).slice(0, 12).join()).toBe('08,09,10,11,12,13,14,15,16,17,18,19');
    expect(texts(hours(dialog))).toHaveLength(24);
  });

  it('opens in the month of the next half hour of work, whose time a chosen day gets', async () => {
    const { user, input, openCalendar } = await setUp();
    const dialog = await openCalendar();
    await user.click(day(dialog, '30'));
    expect(input).toHaveValue('2026-11-30 14:30');
    expect(within(hours(dialog)).getByRole('option', { selected: true })).toHaveTextContent('14');
    expect(within(minutes(dialog)).getByRole('option', { selected: true })).toHaveTextContent('30');
  });

  it('opens in the next month when the next half hour of work is there', async () => {
    vi.setSystemTime(new Date('2026-11-30T20:00:00+08:00'));
    const { user, input, openCalendar } = await setUp();
    await user.click(day(await openCalendar(), '2'));
    expect(input).toHaveValue('2026-12-02 08:00');
  });

  it('opens at the value, and changes its parts separately', async () => {
    const { user, input, openCalendar } = await setUp({ value: '2027-02-03 09:07' });
    const dialog = await openCalendar();
    expect(day(dialog, '3')).toHaveAttribute('aria-selected', 'true');
    // A minute between the offered ones is offered too, because it is the current one.
    expect(texts(minutes(dialog)).slice(0, 4)).toEqual(['00', '05', '07', '10']);
    await user.click(within(hours(dialog)).getByRole('option', { name: '16' }));
    expect(input).toHaveValue('2027-02-03 16:07');
    await user.click(within(minutes(dialog)).getByRole('option', { name: '30' }));
    await user.click(day(dialog, '4'));
    expect(input).toHaveValue('2027-02-04 16:30');
    await user.click(within(dialog).getByRole('button', { name: '完成' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('sets the full hour of the likely day when only an hour is chosen', async () => {
    const { user, input, openCalendar } = await setUp();
    await user.click(within(hours(await openCalendar())).getByRole('option', { name: '10' }));
    expect(input).toHaveValue('2026-11-29 10:00');
  });

  it('is usable by keyboard', async () => {
    const { user, input, openCalendar } = await setUp({ value: '2026-12-01 09:00' });
    const dialog = await openCalendar();
    await waitFor(() => expect(day(dialog, '1')).toHaveFocus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(input).toHaveValue('2026-12-02 09:00');
    await user.tab();
    expect(within(hours(dialog)).getByRole('option', { name: '09' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(input).toHaveValue('2026-12-02 10:00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(LOCALES)('has texts in %s', async (locale) => {
    const { openCalendar, missing } = await setUp({ locale });
    expect(within(await openCalendar()).getAllByRole('listbox')).toHaveLength(2);
    expect(missing).toEqual([]);
  });
});

describe('the calendar of a birth date', () => {
  it('begins with the years of elderly persons, then months, then days, and reports the day only', async () => {
    const { user, input, onChange, openCalendar } = await setUp({ kind: 'day', isBirthDate: true });
    const dialog = await openCalendar();
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: '1951' })).toHaveFocus());
    expect(within(dialog).queryByRole('radio', { name: '2027' })).toBeNull();
    await user.click(within(dialog).getByRole('radio', { name: '1948' }));
    await user.click(await within(dialog).findByRole('radio', { name: '五月' }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(await within(dialog).findByRole('gridcell', { name: '17' }));
    expect(input).toHaveValue('1948-05-17');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1948-05-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be typed without the calendar', async () => {
    const { user, input } = await setUp({ kind: 'day', isBirthDate: true });
    await user.type(input, '1948年5月7日');
    await user.tab();
    expect(input).toHaveValue('1948-05-07');
  });

  it('is not the calendar of other days', async () => {
    const dialog = await (await setUp({ kind: 'day' })).openCalendar();
    expect(within(dialog).queryByRole('radio')).toBeNull();
    expect(day(dialog, '29')).toBeInTheDocument();
  });
});
