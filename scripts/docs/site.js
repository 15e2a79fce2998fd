/** The search and the menu of the documents; a plain script, so that it also runs from a folder. */
(() => {
  /** @typedef {{ page: string, heading: string, to: string, text: string }} Entry */

  const RESULTS_MAX = 12;
  const EXCERPT_LENGTH = 160;
  const root = document.documentElement.dataset.root;
  const searchInput = /** @type {HTMLInputElement} */ (part('words'));
  const found = part('found');
  const count = part('count');
  let chosen = -1;

  /** @param {string} id */
  function part(id) {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no ${id}`);
    return element;
  }

  /** @type {Promise<import('fuse.js').default<Entry>> | undefined} */
  let loading;
  /** Loaded on the first search, because most readers never search. */
  function loadFuse() {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}/search-index.js`;
      script.onload = () => resolve(Reflect.get(globalThis, 'newSearch')());
      script.onerror = reject;
      document.head.append(script);
    });
    return loading;
  }

  async function search() {
    const text = searchInput.value.trim();
    if (text.length < 2) return show([], '');
    const fuse = await loadFuse();
    // The input may have changed meanwhile.
    if (text !== searchInput.value.trim()) return;
    const results = fuse.search(text, { limit: RESULTS_MAX });
    show(
      results.map(({ item }) => item),
      text,
    );
  }

  /**
   * @param {Entry[]} entries
   * @param {string} text the query; '' closes the list
   */
  function show(entries, text) {
    chosen = -1;
    found.replaceChildren(...entries.map((entry, index) => rowOf(entry, index, text)));
    found.hidden = entries.length === 0;
    searchInput.setAttribute('aria-expanded', String(entries.length > 0));
    searchInput.removeAttribute('aria-activedescendant');
    const isNothing = text !== '' && entries.length === 0;
    count.className = isNothing ? 'seen' : '';
    count.textContent = isNothing ? 'Nothing was found' : text && `${entries.length} found`;
  }

  /**
   * @param {Entry} entry
   * @param {number} index
   * @param {string} query
   */
  function rowOf({ page, heading, to, text }, index, query) {
    const row = document.createElement('li');
    row.id = `found-${index}`;
    row.setAttribute('role', 'option');
    const link = document.createElement('a');
    link.href = `${root}/${to}`;
    link.tabIndex = -1;
    const title = document.createElement('strong');
    title.textContent = heading === page ? page : `${page} › ${heading}`;
    const excerpt = document.createElement('span');
    excerpt.textContent = excerptOf(text, query);
    link.append(title, excerpt);
    row.append(link);
    return row;
  }

  /**
   * @param {string} text
   * @param {string} query
   */
  function excerptOf(text, query) {
    const [first = ''] = query.toLowerCase().split(/\s+/);
    const at = Math.max(0, text.toLowerCase().indexOf(first) - EXCERPT_LENGTH / 3);
    const from = at === 0 ? 0 : text.indexOf(' ', at) + 1;
    return `${from > 0 ? '… ' : ''}${text.slice(from, from + EXCERPT_LENGTH)}`;
  }

  /** @param {number} index */
  function choose(index) {
    const rows = [...found.children];
    if (rows.length === 0) return;
    chosen = (index + rows.length) % rows.length;
    for (const [at, row] of rows.entries()) row.setAttribute('aria-selected', String(at === chosen));
    rows[chosen]?.scrollIntoView({ block: 'nearest' });
    searchInput.setAttribute('aria-activedescendant', `found-${chosen}`);
  }

  searchInput.addEventListener('input', search);
  searchInput.addEventListener('focus', search);
  searchInput.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen < 0 ? -1 : chosen - 1);
    else if (event.key === 'Escape') show([], '');
    else return;
    event.preventDefault();
  });
  part('search').addEventListener('submit', (event) => {
    event.preventDefault();
    found.children[Math.max(chosen, 0)]?.querySelector('a')?.click();
  });
  // A result on the current page only scrolls to its heading, so the list must be closed.
  found.addEventListener('click', () => show([], ''));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !part('search').contains(target)) show([], '');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === searchInput) return;
    event.preventDefault();
    searchInput.focus();
  });
  part('menu').addEventListener('click', () => {
    const isOpen = document.body.classList.toggle('menu-open');
    part('menu').setAttribute('aria-expanded', String(isOpen));
  });
  const pages = part('pages');
  const current = pages.querySelector('[aria-current]');
  if (current instanceof HTMLElement) pages.scrollTop = current.offsetTop - pages.clientHeight / 2;
})();
