export { loadDemoData } from './loadDemoData';
