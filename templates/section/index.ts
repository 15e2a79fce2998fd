import { lazyEntity } from '@console/contract/lazyEntity';
import { definePlugin } from '@console/plugin-api';
import { FallAlarmIcon } from './FallAlarmIcon';

/** The browser module: pages, actions and menus. List, form and page of a record follow from the entity. */
export default definePlugin({
  id: 'fall-alarm',
  version: '1.0.0',
  engines: { console: '^2.0.0' },
  section: { label: 'section', icon: FallAlarmIcon, order: 200 },
  resources: [
    {
      name: 'fall-alarm-manage',
      entity: lazyEntity({ name: 'fallAlarm', section: '{{section}}' }, () => import('./entities/fallAlarm')),
      label: 'pages.fallAlarm',
      icon: FallAlarmIcon,
      order: 10,
    },
  ],
  routes: [
    {
      path: 'index',
      label: 'pages.index',
      icon: FallAlarmIcon,
      component: () => import('./FallAlarmIndex'),
      order: 0,
    },
  ],
  actions: [
    {
      id: 'closeOldFallAlarms',
      resource: 'fall-alarm-manage',
      type: 'resource',
      label: 'closeOld.action',
      operation: 'closeOldFallAlarms',
      component: () => import('./CloseOldDialog'),
    },
  ],
  // Set on the page of plugins, or in console.config.json.
  settings: { openDays: { type: 'number', default: 30, min: 1, max: 3650, label: 'settings.openDays' } },
  texts: import.meta.glob('./texts/{titles,entities,problems,pages}/*.json'),
});
