import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForRelease } from '../../../../src/core/runtime/reloadForRelease';

const reload = vi.fn();
/** A page with libraries, which run beside the start script and are not part of the release check. */
const page = (entry: string, libraries = '/assets/widgets.js') =>
  `<script type="module" async crossorigin src="${libraries}"></script><script type="module" crossorigin src="${entry}" nonce="n">`;

interface Situation {
  /** The page that the server answers; undefined when it cannot be reached. */
  answer?: string;
  hasUnsaved?: boolean;
}

function inBrowser({ answer, hasUnsaved = false }: Situation) {
  const kept = new Map<string, string>();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/old.js' }) });
  vi.stubGlobal('window', { location: { pathname: '/index', reload }, dispatchEvent: () => !hasUnsaved });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => {
    if (answer === undefined) throw new TypeError('offline');
    return new Response(answer);
  });
}

describe('code that failed to load', () => {
  beforeEach(() => void reload.mockClear());
  afterEach(() => void vi.unstubAllGlobals());

  it('reloads the console once when a new release replaced it', async () => {
    inBrowser({ answer: page('/assets/new.js') });
    await reloadForRelease();
    await reloadForRelease();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Situation]>([
    ['something typed is not saved', { answer: page('/assets/new.js'), hasUnsaved: true }],
    ['the release is the same', { answer: page('/assets/old.js') }],
    ['only libraries have another name', { answer: page('/assets/old.js', '/assets/others.js') }],
    ['the server is gone', {}],
    ['something else answers', { answer: 'Bad gateway' }],
  ])('does not reload the console when %s', async (_, situation) => {
    inBrowser(situation);
    await reloadForRelease();
    expect(reload).not.toHaveBeenCalled();
  });
});
