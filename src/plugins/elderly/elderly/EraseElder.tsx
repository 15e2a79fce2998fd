export { ErasePersonDialog as default } from '../../../core/kit';
