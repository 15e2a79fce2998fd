export { ExportPersonDialog as default } from '../../../core/kit';
