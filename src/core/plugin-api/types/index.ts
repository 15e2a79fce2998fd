export * from './contributions';
export * from './definition';
export * from './figures';
export * from './queue';
export * from './resources';
export * from './texts';
