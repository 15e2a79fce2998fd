export { jaJP as default } from '@mui/material/locale';
