import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../../core/kit';
import type { RegisteredDevice } from '../entities/deviceCalls';

/** The key of a device, the only time it is seen. */
export function DeviceSecret({ registered, onClose }: { registered: RegisteredDevice; onClose: () => void }) {
  const translate = useTranslate();
  const { device, secret } = registered;
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Alert severity="warning">{translate('device-manage.secret.once')}</Alert>
        <Typography variant="body2">{translate('device-manage.secret.of', { sn: device.sn })}</Typography>
        <Box
          component="code"
          aria-label={translate('device-manage.secret.label')}
          sx={{
            padding: 1.5,
            borderRadius: 1,
            backgroundColor: 'action.hover',
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {secret}
        </Box>
        <div>
          <CopyButton text={secret} label={translate('device-manage.secret.copy')} />
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('device-manage.secret.use')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('device-manage.secret.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
