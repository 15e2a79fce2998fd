import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTabs } from '../../../../../src/core/plugin-api';
import { toastStore } from '../../../../../src/core/shell/toast/toastStore';
import { renderConsole, section } from '../../renderConsole';
import { bar, expectCurrent, expectTabs, tab } from '../tabBar';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });

function Commander() {
  const { run } = useTabs();
  return (
    <button type="button" onClick={() => run('explode')}>
      explode
    </button>
  );
}

const care = section('care', {
  a: page('page a'),
  b: page('page b'),
  c: page('page c'),
  d: async () => ({ default: Commander }),
});

/** Opens pages of the section one after another. */
async function openPages(...names: string[]) {
  const { router, ...rest } = await renderConsole({ plugins: [care] });
  await screen.findByText('the home page');
  for (const name of names) {
    await router.navigate(`/jishan-smart/care/${name}`);
    await expectCurrent(`Page ${name}`);
  }
  return { router, user: userEvent.setup(), ...rest };
}

beforeEach(() => toastStore.clear());

describe('the tab bar', () => {
  it('has a tab for each opened page, with the active one marked', async () => {
    await openPages('a', 'b');
    await expectTabs(['Start', 'Page a', 'Page b']);
    expect(tab('Page a')).not.toHaveAttribute('aria-current');
  });

  it('opens a page by its tab', async () => {
    const { user } = await openPages('a', 'b');
    await user.click(tab('Page a'));
    await expectCurrent('Page a');
    expect(screen.getByText('page a')).toBeVisible();
    expect(screen.getByText('page b')).not.toBeVisible();
  });

  it('closes the active tab and shows the next, or the previous when it was last (spec §4)', async () => {
    const { user } = await openPages('a', 'b', 'c');
    await user.click(tab('Page a'));
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    await expectTabs(['Start', 'Page b', 'Page c']);
    await expectCurrent('Page b');
    await user.click(tab('Page c'));
    await user.click(bar().getByRole('button', { name: 'Close Page c' }));
    await expectTabs(['Start', 'Page b']);
    await expectCurrent('Page b');
  });

  it('closes a background tab without changing the page', async () => {
    const { user, router } = await openPages('a', 'b');
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    await expectTabs(['Start', 'Page b']);
    expect(router.state.location.pathname).toBe('/jishan-smart/care/b');
  });

  it('closes a tab with the middle mouse button, but never home', async () => {
    await openPages('a', 'b');
    fireEvent(tab('Page a'), new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    await expectTabs(['Start', 'Page b']);
    fireEvent(tab('Start'), new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    expect(bar().queryByRole('button', { name: 'Close Start' })).not.toBeInTheDocument();
    await expectTabs(['Start', 'Page b']);
  });

  it('does not reopen a closed page when the browser goes back', async () => {
    const { user } = await openPages('a', 'b');
    await user.click(bar().getByRole('button', { name: 'Close Page b' }));
    await expectTabs(['Start', 'Page a']);
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/jishan-smart/care/a'));
    await expectTabs(['Start', 'Page a']);
  });

  it('reports an unknown action in the words of the specification (spec §8)', async () => {
    const { user } = await openPages('d');
    await user.click(await screen.findByRole('button', { name: 'explode' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid operation');
  });
});

describe('the context menu of a tab', () => {
  it.each([
    ['Close left', ['Start', 'Page b', 'Page c']],
    ['Close right', ['Start', 'Page a', 'Page b']],
    ['Close others', ['Start', 'Page b']],
    ['Close all', ['Start']],
  ])('applies %s to the clicked tab', async (command, expected) => {
    const { user } = await openPages('a', 'b', 'c');
    await user.click(tab('Start'));
    await user.pointer({ target: tab('Page b'), keys: '[MouseRight]' });
    await user.click(await screen.findByRole('menuitem', { name: command }));
    await expectTabs(expected);
    await expectCurrent('Start');
  });

  it('shows the clicked tab when the active one was closed', async () => {
    const { user } = await openPages('a', 'b', 'c');
    await user.pointer({ target: tab('Page a'), keys: '[MouseRight]' });
    await user.click(await screen.findByRole('menuitem', { name: 'Close others' }));
    await expectTabs(['Start', 'Page a']);
    await expectCurrent('Page a');
  });

  it('offers the five commands of spec §2, then pinning and reopening, and on home only closing all', async () => {
    const { user } = await openPages('a');
    const entries = async (title: string) => {
      await user.pointer({ target: tab(title), keys: '[MouseRight]' });
      const items = await screen.findAllByRole('menuitem');
      const names = items.map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      return names;
    };
    expect(await entries('Page a')).toEqual([
      'Refresh',
      'Close left',
      'Close right',
      'Close others',
      'Close all',
      'Pin tab',
      'Reopen closed tabCtrl+Shift+E',
    ]);
    expect(await entries('Start')).toEqual(['Close all']);
  });

  it('at the end of the bar applies to the current tab', async () => {
    const { user } = await openPages('a', 'b', 'c');
    await user.click(tab('Page b'));
    await expectCurrent('Page b');
    await user.click(bar().getByRole('button', { name: 'More ways to close' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close left' }));
    await expectTabs(['Start', 'Page b', 'Page c']);
    await user.click(bar().getByRole('button', { name: 'Close all' }));
    await expectTabs(['Start']);
    expect(await screen.findByText('the home page')).toBeVisible();
  });
});

describe('a pinned tab', () => {
  it('is behind home, has no close button, and stays when all are closed', async () => {
    const { user } = await openPages('a', 'b');
    const choose = async (command: string) => {
      await user.pointer({ target: tab('Page b'), keys: '[MouseRight]' });
      await user.click(await screen.findByRole('menuitem', { name: command }));
    };
    await choose('Pin tab');
    await expectTabs(['Start', 'Page b', 'Page a']);
    expect(within(tab('Page b')).getByRole('img', { name: 'Pinned' })).toBeVisible();
    expect(bar().queryByRole('button', { name: 'Close Page b' })).not.toBeInTheDocument();
    tab('Page b').focus();
    await user.keyboard('{Delete}');
    await user.click(bar().getByRole('button', { name: 'Close all' }));
    await expectTabs(['Start', 'Page b']);
    await expectCurrent('Page b');
    await choose('Unpin tab');
    await user.click(await bar().findByRole('button', { name: 'Close Page b' }));
    await expectTabs(['Start']);
  });
});

describe('closed tabs', () => {
  it('are reopened one after another, by the menu and by a key', async () => {
    const { user } = await openPages('a', 'b', 'c');
    await user.click(bar().getByRole('button', { name: 'Close Page a' }));
    await user.click(bar().getByRole('button', { name: 'Close Page b' }));
    await expectTabs(['Start', 'Page c']);
    await user.keyboard('{Control>}{Shift>}E{/Shift}{/Control}');
    await expectTabs(['Start', 'Page b', 'Page c']);
    await expectCurrent('Page b');
    await user.click(bar().getByRole('button', { name: 'More ways to close' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Reopen closed tab/ }));
    await expectTabs(['Start', 'Page a', 'Page b', 'Page c']);
    await expectCurrent('Page a');
  });
});

describe('the full-window mode of a page', () => {
  it('hides everything else until Escape or the button', async () => {
    const { user } = await openPages('a');
    const frame = () => screen.getByRole('main').closest('.shell');
    const maximise = () => user.click(bar().getByRole('button', { name: 'Maximise content' }));
    await maximise();
    expect(frame()).toHaveAttribute('data-maximised');
    expect(screen.getByRole('button', { name: 'Exit maximised view' })).toHaveFocus();
    expect(await screen.findByText('Content maximised; press Esc to restore')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(frame()).not.toHaveAttribute('data-maximised');
    expect(bar().getByRole('button', { name: 'Maximise content' })).toHaveFocus();
    await maximise();
    await user.click(screen.getByRole('button', { name: 'Exit maximised view' }));
    expect(frame()).not.toHaveAttribute('data-maximised');
  });
});

describe('the tab bar by keyboard', () => {
  it('is one stop of the Tab key, at the active tab', async () => {
    await openPages('a', 'b');
    expect(
      bar()
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([tab('Page b')]);
  });

  it('moves between tabs with arrows, Home and End, and opens with Enter', async () => {
    const { user } = await openPages('a', 'b');
    tab('Page b').focus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Page a')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tab('Start')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(tab('Page b')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    await expectCurrent('Page a');
  });

  it('closes with Delete, and keeps the focus among the tabs', async () => {
    const { user } = await openPages('a', 'b', 'c');
    tab('Page a').focus();
    await user.keyboard('{Delete}');
    await expectTabs(['Start', 'Page b', 'Page c']);
    expect(tab('Page b')).toHaveFocus();
    await user.keyboard('{End}{Delete}');
    await expectTabs(['Start', 'Page b']);
    await waitFor(() => expect(tab('Page b')).toHaveFocus());
  });

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('opens the context menu with %s', async (keys) => {
    const { user } = await openPages('a', 'b');
    tab('Page a').focus();
    await user.keyboard(keys);
    await user.click(await screen.findByRole('menuitem', { name: 'Close right' }));
    await expectTabs(['Start', 'Page a']);
  });
});
