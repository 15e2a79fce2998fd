export { isUsableBeforeComplete, loadDemoData } from './loadDemoData';
