import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRecordName } from '../../../../src/core/plugin-api';
import { renderConsole, section } from '../renderConsole';
import { expectCurrent, expectTabs, tab } from './tabBar';

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });
const care = section('care', { a: page('page a'), b: page('page b') });
const less = section('care', { b: page('page b') });

async function leaveOpen(uuid: string) {
  const { router } = await renderConsole({ plugins: [care], session: { currentUser: () => uuid } });
  await screen.findByText('the home page');
  await router.navigate('/jishan-smart/care/a?x=1');
  await expectCurrent('Page a');
  await router.navigate('/jishan-smart/care/b');
  await expectCurrent('Page b');
  cleanup();
}

describe('the tabs of a user', () => {
  it('are restored at the next load, with their queries', async () => {
    await leaveOpen('u1');
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/b', session: { currentUser: () => 'u1' } });
    await screen.findByText('page b');
    await expectTabs(['Start', 'Page a', 'Page b']);
    expect(tab('Page a')).toHaveAttribute('href', '/jishan-smart/care/a?x=1');
  });

  it('are not rendered before they are opened', async () => {
    await leaveOpen('u1');
    await renderConsole({ plugins: [care], path: '/jishan-smart/care/b', session: { currentUser: () => 'u1' } });
    await screen.findByText('page b');
    expect(screen.queryByText('page a')).not.toBeInTheDocument();
  });

  it('leave out pages of a disabled plugin', async () => {
    await leaveOpen('u1');
    await renderConsole({ plugins: [less], path: '/jishan-smart/care/b', session: { currentUser: () => 'u1' } });
    await screen.findByText('page b');
    await expectTabs(['Start', 'Page b']);
  });

  it('are never visible to the next user of the browser', async () => {
    await leaveOpen('u1');
    await renderConsole({ plugins: [care], session: { currentUser: () => 'u10' } });
    await screen.findByText('the home page');
    await expectTabs(['Start']);
  });
});

describe('the tab of a record', () => {
  const Record = () => {
    useRecordName('Wang');
    return <p>a record</p>;
  };
  const records = {
    ...care,
    resources: [],
    routes: [{ path: 'records/:id', label: 'pages.a', component: async () => ({ default: Record }) }],
  };

  it('passes its title to the page only when the page belongs to a record', async () => {
    await renderConsole({ plugins: [records], path: '/jishan-smart/care/records/7' });
    await screen.findByText('a record');
    await waitFor(() => expect(document.title).toContain('Page a'));
    await expectTabs(['Start', 'Page a']);
  });
});
