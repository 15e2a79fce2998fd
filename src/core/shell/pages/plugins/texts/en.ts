import type { SameKeys } from '../../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  lead: 'The console is made of plugins. You can switch them off for yourself; administrators with the permission can switch them off for everybody, put them in order and set them up.',
  changed: 'Changes take effect when the page is loaded again.',
  reload: 'Reload',
  forMe: 'On for me',
  forAll: 'Set up for all',
  decideTitle: 'Set up for all: %{name}',
  enabledForAll: 'On for everybody',
  place: 'Place in the main menu',
  placeHelp: 'Lower numbers come first; leave it empty for the plugin’s own place.',
  placeFault: 'Please enter a whole number from 0 to 9999, or nothing',
  owner: 'Owner: %{name}',
  docs: 'Documentation',
  states: {
    active: 'Running',
    disabled: 'Off',
    failed: 'Failed',
    offForAll: 'Off for everybody',
  },
  origins: {
    builtin: 'Origin: built in',
    remote: 'Origin: %{url}',
    server: 'Origin: server module only',
  },
  kinds: {
    resources: 'Kinds of records (%{count}): %{names}',
    routes: 'Pages (%{count}): %{names}',
    links: 'Menu links (%{count}): %{names}',
    actions: 'Actions (%{count}): %{names}',
    widgets: 'Widgets (%{count}): %{names}',
    entities: 'Kinds of records on the server (%{count}): %{names}',
  },
  faults: {
    type: 'Please enter a number',
    option: 'Please choose one of the list',
    range: 'Please enter a number from %{min} to %{max}',
  },
  problems: {
    INVALID_PLUGIN: {
      what: 'The definition of the plugin is wrong, so it was not loaded.',
      cure: 'Please pass the lines below on to its owner.',
    },
    ENGINE_MISMATCH: {
      what: 'The plugin was written for another version of the console, so it was not loaded.',
      cure: 'Please ask its owner for one that fits this version.',
    },
    DUPLICATE_PLUGIN: {
      what: 'There is a plugin with this ID already; the later one was not loaded.',
      cure: 'Please take one of them out of console.config.json, or ask the owner for another ID.',
    },
    MISSING_PLUGIN: {
      what: 'Another plugin that it needs does not run.',
      cure: 'Please switch that one on or install it first.',
    },
    DEPENDENCY_CYCLE: {
      what: 'Several plugins need one another in a circle; none of them was loaded.',
      cure: 'Please ask the owner to break the circle.',
    },
    DUPLICATE_CONTRIBUTION: {
      what: 'The plugin declares the same thing twice; the first one stays.',
      cure: 'Please ask the owner to take the second one out.',
    },
    UNKNOWN_TARGET: {
      what: 'A part of the plugin is meant for a section, record or permission that does not exist, and was left out.',
      cure: 'Please install the plugin that has it, or ask the owner to correct it.',
    },
    INVALID_SETTING: {
      what: 'The value of a setting is wrong; the default holds.',
      cure: 'Please correct it in “Set up for all” or in console.config.json.',
    },
    ORIGIN_NOT_ALLOWED: {
      what: 'The plugin comes from an address that is not allowed, so it was not loaded.',
      cure: 'If you trust the origin, list it in allowedOrigins of console.config.json.',
    },
    CHECKSUM_MISSING: {
      what: 'No checksum is given for the plugin, so it was not loaded.',
      cure: 'When you have verified the file, write its checksum into console.config.json as integrity.',
    },
    CHECKSUM_MISMATCH: {
      what: 'The file of the plugin does not have the checksum that is given, so it was not loaded.',
      cure: 'It may have been tampered with, or upgraded: verify where it comes from, then renew integrity in console.config.json.',
    },
    NO_SHARED_MODULES: {
      what: 'This console does not offer the modules that plugins share with it.',
      cure: 'Please run npm run build -- --plugins, or restart the server with npm start.',
    },
    OWN_COPY: {
      what: 'The plugin has modules of the console built in, such as React, so it was not loaded: two copies do not work together.',
      cure: 'Please ask its owner to leave shared modules out of the file, as vite.config.ts of a new plugin does.',
    },
    LOAD_FAILED: {
      what: 'The plugin, or a part of it, could not be loaded.',
      cure: 'Please check the network and the file; if it stays like this, pass the lines below on to its owner.',
    },
    SERVER_HALF_REFUSED: {
      what: 'Its server module does not run, so its pages are not loaded either.',
      cure: 'Cure what the lines below say of the server module, then restart the server.',
    },
    RENDER_FAILED: {
      what: 'A part of the plugin failed while it was shown.',
      cure: 'Everything else works on. Please pass the lines below on to its owner, and switch the plugin off if need be.',
    },
    SERVER_HALF_MISSING: {
      what: 'The files of its server module are not there.',
      cure: 'Please put them into the folder plugins of the data folder and restart the server.',
    },
    SERVER_HALF_CHECKSUM: {
      what: 'The files of its server module do not have the checksum that is given, so it does not run.',
      cure: 'Verify where they come from, renew server in console.config.json, and restart the server.',
    },
    SERVER_HALF_FAILED: {
      what: 'Its server module cannot run.',
      cure: 'Please pass the lines below on to its owner; restart the server when the files have been replaced.',
    },
    SERVER_HALF_INVALID: {
      what: 'The definition of its server module is wrong, so it does not run.',
      cure: 'Please pass the lines below on to its owner, then restart the server.',
    },
    CONSOLE_HALF_REFUSED: {
      what: 'Its browser module is refused, so its server module does not run either.',
      cure: 'Fix what the lines below describe, then restart the server.',
    },
  },
};

export default texts;
