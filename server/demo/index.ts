export { loadDemoData } from './loadDemoData';
export { isUsableBeforeComplete } from './writeDemoUnits';
