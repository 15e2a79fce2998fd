/** API of this section for the server modules of other sections. */
export { grantPort, type TemplateGrants } from './grantPort';
export { type FigureSource, figureCount, figurePort, type TypeList } from './mainPanel/figureSource';
export type { PanelPeriod } from './mainPanel/panelPeriod';
export { percent, ratio, rounded } from './mainPanel/ratio';
export { type PanelShare, shareOf, shares } from './mainPanel/shares';
export { type EnabledHolder, enabledHolders } from './permission/enabledHolders';
export { offeredColleagues } from './permission/offeredColleagues';
export { type LiveSource, livePort } from './wall/livePort';
