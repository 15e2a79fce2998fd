export const frame = {
  frame: {
    example: 'Working example',
    source: 'Source',
    failed: 'The file could not be fetched. Please check the network and try again.',
    retry: 'Retry',
  },
  topics: {
    store: 'State of the shell',
    'page-cache': 'Keeping pages alive',
    'page-argu': 'Parameters',
    db: 'Browser storage',
    log: 'Log',
    'add-routes': 'Adding pages',
    frame: 'Embedded pages',
    export: 'Export',
    import: 'Import',
    container: 'Page containers',
    icon: 'Icons',
    layout: 'Layout',
    markdown: 'Markdown',
  },
};
