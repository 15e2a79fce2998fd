export { PlannedPage as default } from '../../core/kit';
