import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { resendPrompt } from './prompts';

/** Explains that an earlier attempt got no response and may have been stored, and lets the user decide. */
export default function ResendDialog() {
  const translate = useTranslate();
  const cancel = () => resendPrompt.respond(false);
  return (
    <Dialog open onClose={cancel} maxWidth="xs" fullWidth aria-labelledby="resend-title" aria-describedby="resend-why">
      <DialogTitle id="resend-title">{translate('console.resend.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="resend-why">{translate('console.resend.why')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} autoFocus>
          {translate('console.resend.cancel')}
        </Button>
        <Button onClick={() => resendPrompt.respond(true)} color="warning">
          {translate('console.resend.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
