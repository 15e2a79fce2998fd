import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useTabs } from '../../../../src/core/plugin-api';
import { type RenderRequest, renderConsole, section } from '../renderConsole';
import { expectCurrent, expectTabs, tab } from './tabBar';

const running: string[] = [];

/** A page with an input that reports whether its effects run, its location, and its record. */
function Note() {
  const { pathname, search } = useLocation();
  const { id } = useParams();
  useEffect(() => {
    running.push(pathname);
    return () => void running.splice(running.indexOf(pathname), 1);
  }, [pathname]);
  return (
    <>
      <input aria-label={`note ${id ?? ''}`.trim()} />
      <output>{pathname + search}</output>
    </>
  );
}

const Dialogue = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <p>the opened part</p>
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
};

let renders = 0;
const Counted = () => {
  renders += 1;
  return <p>the counted part</p>;
};

const note = async () => ({ default: Note });
const care = section('care', {
  a: note,
  b: note,
  'records/:id': note,
  part: async () => ({ default: Dialogue }),
  counted: async () => ({ default: Counted }),
});
const A = '/jishan-smart/care/a';

async function start(path = A, { plugins = [care], ...rest }: RenderRequest = {}) {
  running.length = 0;
  return { user: userEvent.setup(), ...(await renderConsole({ plugins, path, ...rest })) };
}

describe('a page in the background', () => {
  it('keeps what was typed', async () => {
    const { user, router } = await start();
    await user.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    await router.navigate('/index');
    await expectCurrent('Start');
    expect(screen.queryByRole('textbox', { name: 'note' })).not.toBeInTheDocument();
    await user.click(tab('Page a'));
    await expectCurrent('Page a');
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('half a word');
  });

  it('runs no effects and does not follow the address of another page', async () => {
    const { router } = await start(`${A}?x=1`);
    await screen.findByText(`${A}?x=1`);
    await router.navigate('/jishan-smart/care/b?x=2');
    await screen.findByText('/jishan-smart/care/b?x=2');
    await waitFor(() => expect(running).toEqual(['/jishan-smart/care/b']));
    expect(screen.getByText(`${A}?x=1`)).not.toBeVisible();
  });

  it('comes back with its own query', async () => {
    const { user, router } = await start(`${A}?x=1`);
    await screen.findByText(`${A}?x=1`);
    await router.navigate('/index');
    await expectCurrent('Start');
    await user.click(tab('Page a'));
    await expectCurrent('Page a');
    expect(window.location.search).toBe('?x=1');
    expect(screen.getByText(`${A}?x=1`)).toBeVisible();
  });

  it('is not rendered again when it becomes visible', async () => {
    const { user, router } = await start('/jishan-smart/care/counted');
    await screen.findByText('the counted part');
    await router.navigate('/index');
    await expectCurrent('Start');
    renders = 0;
    await user.click(tab('Page counted'));
    await expectCurrent('Page counted');
    expect(screen.getByText('the counted part')).toBeVisible();
    expect(renders).toBe(0);
  });

  it('of one record never shows another’s', async () => {
    const { user, router } = await start('/jishan-smart/care/records/1');
    await user.type(await screen.findByRole('textbox', { name: 'note 1' }), 'about one');
    await router.navigate('/jishan-smart/care/records/2');
    expect(await screen.findByRole('textbox', { name: 'note 2' })).toHaveValue('');
    await router.navigate('/jishan-smart/care/records/1');
    expect(await screen.findByRole('textbox', { name: 'note 1' })).toHaveValue('about one');
  });

  it('keeps open what was opened', async () => {
    const { user, router } = await start('/jishan-smart/care/part');
    await user.click(await screen.findByRole('button', { name: 'open' }));
    await router.navigate('/index');
    await expectCurrent('Start');
    await user.click(tab('Page part'));
    await expectCurrent('Page part');
    expect(screen.getByText('the opened part')).toBeVisible();
  });

  it('is destroyed when its tab is closed', async () => {
    const { user, router } = await start();
    await user.type(await screen.findByRole('textbox', { name: 'note' }), 'half a word');
    await user.click(screen.getByRole('button', { name: 'Close Page a' }));
    await expectTabs(['Start']);
    await router.navigate(A);
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('');
  });
});

describe('refreshing', () => {
  it('remounts only the clicked tab, and shows it', async () => {
    const { user, router } = await start();
    await user.type(await screen.findByRole('textbox', { name: 'note' }), 'in a');
    await router.navigate('/jishan-smart/care/b');
    await expectCurrent('Page b');
    await user.type(screen.getByRole('textbox', { name: 'note' }), 'in b');
    await user.pointer({ target: tab('Page a'), keys: '[MouseRight]' });
    await user.click(await screen.findByRole('menuitem', { name: 'Refresh' }));
    await expectCurrent('Page a');
    expect(await screen.findByRole('textbox', { name: 'note' })).toHaveValue('');
    await user.click(tab('Page b'));
    await expectCurrent('Page b');
    expect(screen.getByRole('textbox', { name: 'note' })).toHaveValue('in b');
  });
});

describe('a list in the background', () => {
  const Rows = () => {
    const { data, filterValues, setFilters } = useListContext();
    return (
      <>
        <button type="button" onClick={() => setFilters({ status: 'passed' })}>
          filter
        </button>
        <p>
          {data?.length ?? 0} rows, {String(filterValues.status)}
        </p>
      </>
    );
  };
  const List = () => (
    <ListBase resource="people" disableAuthentication>
      <Rows />
    </ListBase>
  );
  const lists = section('care', { people: async () => ({ default: List }), b: note });

  it('keeps its filter, sends no request, and does not change the address of another page', async () => {
    const getList = vi.fn();
    getList.mockResolvedValue({ data: [{ id: 1 }], total: 1 });
    const { user, router } = await start('/jishan-smart/care/people', { plugins: [lists], dataProvider: { getList } });
    await user.click(await screen.findByRole('button', { name: 'filter' }));
    expect(await screen.findByText('1 rows, passed')).toBeVisible();
    await router.navigate('/jishan-smart/care/b');
    await expectCurrent('Page b');
    const calls = getList.mock.calls.length;
    await router.navigate('/jishan-smart/care/b?x=1');
    await screen.findByText('/jishan-smart/care/b?x=1');
    expect(getList).toHaveBeenCalledTimes(calls);
    expect(window.location.search).toBe('?x=1');
    await user.click(tab('Page people'));
    await expectCurrent('Page people');
    expect(screen.getByText('1 rows, passed')).toBeVisible();
    expect(decodeURIComponent(window.location.search)).toContain('"status":"passed"');
  });
});

describe('a page that filters itself during a navigation', () => {
  it('does not cancel the navigation, and is filtered on return', async () => {
    let filter: () => void = () => undefined;
    const Filtered = () => {
      const navigate = useNavigate();
      filter = () => void navigate({ search: '?kind=x' });
      return <p>filtered{useLocation().search}</p>;
    };
    let letIn: () => void = () => undefined;
    const check = vi.fn(async () => undefined);
    const plugins = [section('care', { filtered: async () => ({ default: Filtered }), b: note })];
    const { user, router } = await start('/jishan-smart/care/filtered', { plugins, session: { check } });
    await screen.findByText('filtered');
    check.mockImplementation(() => new Promise((resolve) => (letIn = () => resolve(undefined))));
    const leaving = router.navigate('/jishan-smart/care/b');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    filter();
    letIn();
    await leaving;
    await expectCurrent('Page b');
    check.mockImplementation(async () => undefined);
    await user.click(tab('Page filtered'));
    expect(await screen.findByText('filtered?kind=x')).toBeVisible();
  });
});

describe('a page that finishes', () => {
  const Form = () => {
    const { replace } = useTabs();
    return (
      <button type="button" onClick={() => replace('/jishan-smart/care/records/7')}>
        save
      </button>
    );
  };
  /** Navigates to another address on command, visible or not. */
  let goOn: () => void = () => undefined;
  const Slow = () => {
    const navigate = useNavigate();
    goOn = () => void navigate('/jishan-smart/care/records/7');
    return <p>saving</p>;
  };
  const forms = section('care', {
    create: async () => ({ default: Form }),
    slow: async () => ({ default: Slow }),
    'records/:id': note,
    b: note,
  });

  it('gives its tab to the next page', async () => {
    const { user, router } = await start('/jishan-smart/care/create', { plugins: [forms] });
    await screen.findByRole('button', { name: 'save' });
    await router.navigate('/jishan-smart/care/b');
    await user.click(tab('Page create'));
    await user.click(await screen.findByRole('button', { name: 'save' }));
    await expectTabs(['Start', 'Page records/:id', 'Page b']);
    await expectCurrent('Page records/:id');
  });

  it('navigates in the background without becoming visible', async () => {
    const { router } = await start('/jishan-smart/care/slow', { plugins: [forms] });
    await screen.findByText('saving');
    await router.navigate('/jishan-smart/care/b');
    await expectCurrent('Page b');
    goOn();
    await expectTabs(['Start', 'Page records/:id', 'Page b']);
    expect(router.state.location.pathname).toBe('/jishan-smart/care/b');
    await expectCurrent('Page b');
  });
});

describe('many tabs', () => {
  it('unmount the least recently used pages, which start again from their address', async () => {
    const { user, router } = await start('/jishan-smart/care/records/0?kept=1');
    await user.type(await screen.findByRole('textbox', { name: 'note 0' }), 'not registered');
    for (let id = 1; id <= 10; id += 1) {
      await router.navigate(`/jishan-smart/care/records/${id}`);
      await screen.findByRole('textbox', { name: `note ${id}` });
    }
    const main = within(screen.getByRole('main'));
    await waitFor(() => expect(main.queryByRole('textbox', { name: 'note 0', hidden: true })).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('link', { name: 'Page records/:id' })[0]!);
    expect(await screen.findByRole('textbox', { name: 'note 0' })).toHaveValue('');
    expect(window.location.search).toBe('?kept=1');
  });
});
