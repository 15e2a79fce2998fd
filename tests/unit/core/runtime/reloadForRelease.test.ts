import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForRelease } from '../../../../src/core/runtime/reloadForRelease';

const reload = vi.fn();
/** With the libraries, which run beside what starts the console and say nothing about the release. */
const page = (entry: string, libraries = '/assets/widgets.js') =>
  `<script type="module" async crossorigin src="${libraries}"></script><script type="module" crossorigin src="${entry}" nonce="n">`;

interface Situation {
  /** What the server answers for the page; nothing when it cannot be reached. */
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

describe('code that did not come', () => {
  beforeEach(() => void reload.mockClear());
  afterEach(() => void vi.unstubAllGlobals());

  it('loads the console again, once, when a new release has taken its place', async () => {
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
  ])('leaves the console as it is when %s', async (_, situation) => {
    inBrowser(situation);
    await reloadForRelease();
    expect(reload).not.toHaveBeenCalled();
  });
});
