export { type DemoSize, demoSizeNames } from './demoSizes';
export { type DemoOptions, type DemoOutcome, loadDemoData } from './loadDemoData';
