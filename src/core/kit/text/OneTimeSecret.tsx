import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { CopyButton } from './CopyButton';

export interface OneTimeSecretProps {
  secret: string;
  /** Translated texts around it. */
  texts: {
    /** States that it is shown only once. */
    once: string;
    /** States whose secret it is. */
    of: string;
    /** Label of the secret. */
    label: string;
    copy: string;
    use: string;
    /** Label of the close button. */
    kept: string;
  };
  onClose: () => void;
}

/** Content of a dialog with a secret that is shown only once: the user copies it and closes the dialog with its button. */
export function OneTimeSecret({ secret, texts, onClose }: OneTimeSecretProps) {
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        <Alert severity="warning">{texts.once}</Alert>
        <Typography variant="body2">{texts.of}</Typography>
        <Box
          component="code"
          aria-label={texts.label}
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
          <CopyButton text={secret} label={texts.copy} />
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.use}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.kept}
        </Button>
      </DialogActions>
    </>
  );
}
