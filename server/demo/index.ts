export { isUsableMeanwhile, loadDemoData } from './loadDemoData';
