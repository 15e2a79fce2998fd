import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { CopyButton } from './CopyButton';

export interface ShownOnceProps {
  secret: string;
  /** What is said around it, translated. */
  texts: {
    /** That it is shown this one time. */
    once: string;
    /** Whose it is. */
    of: string;
    /** What it is. */
    label: string;
    copy: string;
    use: string;
    /** The button that closes. */
    kept: string;
  };
  onClose: () => void;
}

/** The contents of a dialog with a secret that is never shown again: to be copied, closed by its button. */
export function ShownOnce({ secret, texts, onClose }: ShownOnceProps) {
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
