export { enUS as default } from '@mui/material/locale';
