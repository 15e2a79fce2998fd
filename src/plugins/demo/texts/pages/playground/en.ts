export const playground = {
  playground: {
    lead: 'What the shell offers to plugins; each page is a small example to copy.',
  },
  storeSize: {
    lead: 'Reads and changes the size of all controls; it applies at once and loses nothing typed.',
    label: 'Component size',
    sample: 'Type something, then change the size',
    button: 'Button',
  },
  storePage: {
    lead: 'Opens, refreshes and closes tabs; unsaved input is asked for first.',
    text: 'Unsaved input',
    hint: 'Type something: the tab gets a mark, and switching tabs loses nothing',
    open: 'Open another tab',
    refresh: 'Refresh this page',
    close: 'Close this page',
    closeLeft: 'Close left',
    closeRight: 'Close right',
    closeOthers: 'Close others',
    closeAll: 'Close all',
    unknown: 'An invalid operation',
  },
  storeMenu: {
    lead: 'Puts up menus of its own while the page is in view; leaving it brings the others back.',
    label: 'Menus',
    none: 'The console’s own',
    aside: 'Another sidebar menu',
    asideEmpty: 'An empty sidebar menu',
    top: 'Another top menu',
    web: 'A web site',
    placeholder: 'A placeholder',
    home: 'Home',
  },
  storeGray: {
    lead: 'Shows the console without colours; dialogs and notices keep theirs.',
    on: 'Without colours',
    off: 'With colours again',
    warn: 'Grey with a warning',
    title: 'Please note',
    text: 'The page behind is grey until this is closed.',
    close: 'Close',
  },
  storeTransition: {
    lead: 'Switches the movements of pages and sidebar, kept per user; with reduced motion there are none.',
    page: 'Movement of pages',
    aside: 'Movement of the sidebar',
  },
  pageCache: {
    text: 'Type something, switch to another tab and come back',
  },
  pageCacheOn: {
    lead: 'A page stays alive with its tab: what was typed is still there.',
  },
  pageCacheOff: {
    lead: 'Starts afresh each time its tab comes back into view.',
  },
  pageCacheParams: {
    lead: 'Each number has a tab of its own and keeps its own text.',
    id: 'Number %{id}',
    other: 'Open another number',
  },
  storeUa: {
    lead: 'What the browser says about itself, and the browser, engine, system and device read from it.',
    parsed: 'Parsed',
  },
  storeFullscreen: {
    lead: 'Goes to full screen and back; changes by F11 or Esc are noticed too.',
    enter: 'Go to full screen',
    leave: 'Leave full screen',
    refused: 'The browser does not allow full screen',
  },
  storeTheme: {
    lead: 'Lists and changes theme and colour; an unknown name falls back to the first theme.',
    name: 'Name',
    version: 'Version',
    unknown: 'Use a theme that does not exist',
  },
  pageArguSend: {
    lead: 'Puts one value into the path and another into the query, then opens the receiving page.',
    username: 'User name',
    userid: 'User number',
    send: 'Send',
    wrong: 'Please fill in, at most 50 characters',
  },
  pageArguGet: {
    lead: 'Reads values from path and query; they are still there after reloading.',
    none: 'none received',
    back: 'Back to sending',
  },
  db: {
    label: 'Stored values',
    key: 'Key',
    value: 'Value',
    add: 'Add',
    addRandom: 'Add a random value',
    clear: 'Clear',
    empty: 'Nothing stored yet',
    remove: 'Remove %{name}',
  },
  dbAll: {
    lead: 'Everything this plugin has stored, by scope.',
    label: 'All storage',
  },
  dbPublic: {
    lead: 'Values shared by everyone who uses this browser; never personal data.',
  },
  dbUser: {
    lead: 'Values of whoever is logged in; other users of the browser never see them.',
  },
  dbPagePublic: {
    lead: 'Values of this address only, shared by everyone.',
  },
  dbPageUser: {
    lead: 'Values of this address and of whoever is logged in.',
  },
  snapshot: {
    topic: 'Topic of the visit',
    urgent: 'Urgent',
    importance: 'Importance',
    forget: 'Forget the snapshot',
  },
  dbPageSnapshotPublic: {
    lead: 'A form saved as it is filled in and restored later; everyone sees the same one.',
  },
  dbPageSnapshotUser: {
    lead: 'A form saved as it is filled in and restored later; each user has an own one.',
  },
  logAjax: {
    lead: 'Makes a call that does not exist: the shell shows the error and logs it, the plugin need not.',
    call: 'Make the call',
  },
  logConsole: {
    lead: 'Prints coloured messages to the browser’s console.',
    hint: 'Open the console with F12, then press a button.',
  },
  logError: {
    lead: 'Errors and rejected promises that nobody handles reach the log by themselves.',
    throw: 'Throw an error',
    reject: 'Reject a promise',
  },
  logLog: {
    lead: 'A plugin writes an entry; secrets and personal data are removed from it.',
    text: 'Message',
    hint: 'Try a mobile phone number and see what the log keeps',
    push: 'Write to the log',
    open: 'Open the log',
  },
  addRoutesRoutes: {
    lead: 'Adds pages and a section of the top menu while the console runs; gone after reloading, and what is open stays.',
    add: 'Add %{count} pages',
    open: 'Open the first one',
    section: 'Added',
    page: 'New page',
  },
  env: {
    lead: 'What was written in when the console was built; everyone can see it, so no secrets.',
    label: 'Build environment',
  },
  locales: {
    lead: 'Changes the language; texts, dates and amounts follow.',
    label: 'Language',
    text: 'Today is %{day}; the total is %{number}.',
  },
  frameHtml: {
    lead: 'Shows a static page in a frame without any rights of its own.',
    frame: 'A turning cube',
  },
  mock: {
    lead: 'A login that needs no server: all in memory, and nothing to do with the real one.',
    note: 'This only shows the form of the answers; your session is not touched.',
    quick: 'Quick choice of a user',
    username: 'User name',
    password: 'Password',
    send: 'Send POST /login',
    answer: 'Answer',
  },
};
