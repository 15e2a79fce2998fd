export { zhTW as default } from '@mui/material/locale';
