import { describe, expect, it, vi } from 'vitest';
import { buildRouteTable } from '../../../../src/core/registry/routeTable';
import { createLoadable } from '../../../../src/core/runtime/Loadable';
import { createGuard, hasPathChanged } from '../../../../src/core/shell/session/guard';
import { load, plugin, resolve, route } from '../registry/builders';

const home = plugin('home', { base: '', resources: [], routes: [route('index')] });
const table = buildRouteTable(resolve([home, plugin('care', { routes: [route('index')] })]).plugins);

interface SetUp {
  isLoggedIn: boolean;
  mustChangePassword?: boolean;
  mustEnrol?: boolean;
  page?: typeof load;
}

function setUp({ isLoggedIn, mustChangePassword = false, mustEnrol = false, page = load }: SetUp) {
  const check = vi.fn(async () => {
    if (!isLoggedIn) throw new Error('nobody');
    return { mustChangePassword, mustEnrol };
  });
  const fetched = vi.fn(page);
  const loadables = new Map(table.pages.map((each) => [each.key, createLoadable(fetched)]));
  const loginPath = ({ pathname, search, hash }: URL) =>
    `/login?redirect=${encodeURIComponent(pathname + search + hash)}`;
  let hash = '';
  const guard = createGuard({ table, loadables, session: { check, loginPath: loginPath as never } }, () => hash);
  const visit = async (path: string) => {
    const [address = '', fragment] = path.split('#');
    hash = fragment ? `#${fragment}` : '';
    const answer = await guard({ request: new Request(`http://console.example${address}`) });
    return answer instanceof Response ? answer.headers.get('Location') : (answer ?? 'proceed');
  };
  return { visit, check, fetched };
}

describe('createGuard', () => {
  it('lets a signed-in user proceed', async () => {
    expect(await setUp({ isLoggedIn: true }).visit('/index')).toBe('proceed');
  });

  it('redirects a user who is not signed in to /login with the full path as redirect', async () => {
    expect(await setUp({ isLoggedIn: false }).visit('/jishan-smart/care/alarm-manage?page=2#end')).toBe(
      '/login?redirect=%2Fjishan-smart%2Fcare%2Falarm-manage%3Fpage%3D2%23end',
    );
  });

  it('makes no request for the login page', async () => {
    const { visit, check } = setUp({ isLoggedIn: false });
    expect(await visit('/login')).toBe('proceed');
    expect(check).not.toHaveBeenCalled();
  });

  it.each(['/nope', '/jishan-smart/care/alarm-manage/nonsense'])(
    'shows a signed-in user inside the console that %s does not exist, and everyone else outside it',
    async (path) => {
      expect(await setUp({ isLoggedIn: true }).visit(path)).toBe('proceed');
      expect(await setUp({ isLoggedIn: false }).visit(path)).toBe('public');
      expect(await setUp({ isLoggedIn: true, mustChangePassword: true }).visit(path)).toBe('/password');
    },
  );

  it('redirects a user with an assigned password to the new password first', async () => {
    const { visit } = setUp({ isLoggedIn: true, mustChangePassword: true });
    expect([await visit('/index'), await visit('/jishan-smart/care/index?page=2')]).toEqual(['/password', '/password']);
  });

  it('redirects a user who must set up a second factor to it, after the password', async () => {
    expect(await setUp({ isLoggedIn: true, mustEnrol: true }).visit('/index')).toBe('/profile');
    const { visit } = setUp({ isLoggedIn: true, mustChangePassword: true, mustEnrol: true });
    expect(await visit('/index')).toBe('/password');
  });

  it('checks before each navigation', async () => {
    const { visit, check } = setUp({ isLoggedIn: true });
    await visit('/index');
    await visit('/jishan-smart/care/index');
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('loads the code of the page during the check', async () => {
    const { visit, check, fetched } = setUp({ isLoggedIn: true });
    check.mockImplementation(async () => {
      expect(fetched).toHaveBeenCalledTimes(1);
      return { mustChangePassword: false, mustEnrol: false };
    });
    expect(await visit('/index')).toBe('proceed');
  });

  it('lets the page report that its code could not be loaded', async () => {
    const { visit } = setUp({ isLoggedIn: true, page: () => Promise.reject(new Error('offline')) });
    expect(await visit('/index')).toBe('proceed');
  });

  it('redirects a group to its index and keeps query and fragment', async () => {
    expect(await setUp({ isLoggedIn: true }).visit('/jishan-smart/care?a=1#b')).toBe('/jishan-smart/care/index?a=1#b');
    expect(await setUp({ isLoggedIn: true }).visit('/')).toBe('/index');
  });
});

describe('isOtherPage', () => {
  const url = (path: string) => new URL(`http://console.example${path}`);

  it('is true for another page, and false for another query of the same page', () => {
    expect(hasPathChanged({ currentUrl: url('/a'), nextUrl: url('/b') })).toBe(true);
    expect(hasPathChanged({ currentUrl: url('/a?page=1'), nextUrl: url('/a?page=2') })).toBe(false);
  });
});
