export { SectionIndex as default } from '../../core/kit';
