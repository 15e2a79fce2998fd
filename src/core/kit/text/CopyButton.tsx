import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../../plugin-api';

export interface CopyButtonProps {
  text: string;
  /** Label of the button, already translated. Defaults to "copy". */
  label?: string;
  /** Accessible name that distinguishes it from other copy buttons. */
  about?: string;
}

/** Copies a text, and shows whether the browser allowed it. */
export function CopyButton({ text, label, about }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(text);
    notify(isCopied ? 'kit.copy.done' : 'kit.copy.refused', { type: isCopied ? 'success' : 'warning' });
  };
  const shown = label ?? translate('kit.copy.label');
  return (
    <Button size="small" startIcon={<CopyIcon />} aria-label={about && `${shown} ${about}`} onClick={copy}>
      {shown}
    </Button>
  );
}
