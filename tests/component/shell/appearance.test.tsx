import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderConsole, section } from './renderConsole';

const TITLES = [
  'Classic',
  'Chester',
  'Element',
  'Violet',
  'Simple lines',
  'Meteor',
  'Tomorrow Night Blue',
  'Jade',
  'Ember',
];
const tool = (name: string) => screen.findByRole('button', { name });

describe('the tools of the header', () => {
  it('are in the order of spec §2', async () => {
    await renderConsole();
    const tools = within(await screen.findByRole('toolbar', { name: 'Tools' })).getAllByRole('button');
    const names = tools.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const expected = ['Theme', 'Component size', 'Language', 'Theme colour'];
    expect(names.filter((name) => expected.includes(name ?? ''))).toEqual(expected);
  });
});

describe('the theme dialog', () => {
  async function openDialog() {
    const console = await renderConsole();
    await userEvent.click(await tool('Theme'));
    const dialog = await screen.findByRole('dialog', { name: 'Theme' });
    return { ...console, dialog };
  }

  it('offers the nine themes, one of them active', async () => {
    const { dialog } = await openDialog();
    const cards = within(dialog).getAllByRole('button', { name: /Use$|Active$/ });
    expect(cards.map((card) => card.textContent?.replace(/Use$|Active$/, ''))).toEqual(TITLES);
    expect(cards.filter((card) => card.getAttribute('aria-pressed') === 'true')).toEqual([cards[0]]);
  });

  it('applies a theme immediately, stores it, and stays open', async () => {
    const { dialog, providers } = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Jade ?Use$/ }));
    expect(within(dialog).getByRole('button', { name: /^Jade ?Active$/ })).toHaveAttribute('aria-pressed', 'true');
    expect(within(dialog).getByRole('button', { name: /^Classic ?Use$/ })).toHaveAttribute('aria-pressed', 'false');
    expect(providers.store.getItem('theme.activeName')).toBe('jade');
    expect(screen.getByText('Smart elderly care V1.0')).toBeInTheDocument();
  });

  it('is used and closed with the keyboard', async () => {
    const { dialog, providers } = await openDialog();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /^Classic ?Active$/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(providers.store.getItem('theme.activeName')).toBe('chester');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await tool('Theme')).toHaveFocus();
  });

  it('shows the first theme as active when an unknown one is stored (spec §4)', async () => {
    const { dialog, providers } = await openDialog();
    providers.store.setItem('theme.activeName', 'midnight');
    expect(await within(dialog).findByRole('button', { name: /^Classic ?Active$/ })).toBeInTheDocument();
  });
});

describe('the size menu', () => {
  const Form = () => <input aria-label="half typed" />;

  it('changes the size, confirms it, and keeps what is being typed', async () => {
    const { providers } = await renderConsole({
      plugins: [section('notes', { form: async () => ({ default: Form }) })],
      path: '/jishan-smart/notes/form',
    });
    const input = await screen.findByLabelText('half typed');
    await userEvent.type(input, 'unsaved');
    await userEvent.click(await tool('Component size'));
    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
      'Default',
      'Medium',
      'Small',
      'Mini',
    ]);
    expect(await screen.findByRole('menuitemradio', { name: 'Default' })).toBeChecked();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mini' }));
    expect(await screen.findByText('Component size changed: Mini')).toBeInTheDocument();
    expect(providers.store.getItem('size.value')).toBe('mini');
    expect(screen.getByLabelText('half typed')).toBe(input);
    expect(input).toHaveValue('unsaved');
  });
});

describe('the color picker', () => {
  async function openPicker() {
    const { providers } = await renderConsole();
    await userEvent.click(await tool('Theme colour'));
    const picker = await screen.findByRole('dialog', { name: 'Theme colour' });
    const code = await within(picker).findByLabelText('Colour code');
    return { picker, code, stored: () => providers.store.getItem('color.value') };
  }

  it('offers the default and seven presets (spec §9)', async () => {
    const { picker } = await openPicker();
    const swatches = within(await within(picker).findByRole('group', { name: 'Preset colours' })).getAllByRole(
      'button',
    );
    expect(swatches).toHaveLength(8);
    expect(swatches[0]).toHaveAttribute('aria-pressed', 'true');
  });

  it('accepts a preset with the keyboard', async () => {
    const { picker, stored } = await openPicker();
    within(picker).getByRole('button', { name: 'Gold' }).focus();
    await userEvent.keyboard(' ');
    expect(within(picker).getByRole('button', { name: 'Gold' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(stored()).toBe('#ffd700'));
  });

  it('accepts any color by its code', async () => {
    const { code, stored } = await openPicker();
    await userEvent.clear(code);
    await userEvent.type(code, '0a8');
    await waitFor(() => expect(stored()).toBe('#00aa88'));
  });

  it('applies the last typed code, however soon it is closed', async () => {
    const { code, stored } = await openPicker();
    await userEvent.clear(code);
    await userEvent.type(code, '#123456{Escape}');
    await waitFor(() => expect(stored()).toBe('#123456'));
  });

  it('explains the format of a color code when it is invalid, and changes nothing', async () => {
    const { code, stored } = await openPicker();
    await userEvent.clear(code);
    await userEvent.type(code, '#12');
    expect(code).toBeInvalid();
    expect(screen.getByText(/three or six hexadecimal digits/)).toBeInTheDocument();
    expect(stored()).toBe('#409eff');
  });

  it('resets to the default', async () => {
    const { picker, code, stored } = await openPicker();
    await userEvent.click(within(picker).getByRole('button', { name: 'Gold' }));
    await waitFor(() => expect(stored()).toBe('#ffd700'));
    await userEvent.click(within(picker).getByRole('button', { name: 'Restore the default colour' }));
    expect(code).toHaveValue('#409EFF');
    await waitFor(() => expect(stored()).toBe('#409eff'));
  });
});
