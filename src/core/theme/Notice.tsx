import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { HTMLAttributes, ReactNode } from 'react';

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'className'> {
  severity: 'success' | 'info' | 'warning' | 'error';
  /** Whether readers of the screen are interrupted. */
  role?: 'alert' | 'status';
  /** Stands out more. */
  isFilled?: boolean;
  /** What can be done about it, behind the text. */
  action?: ReactNode;
  children: ReactNode;
}

const ICONS = { success: DoneIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

/** A message of one line or more, in the colour of what it means. Of plain elements, since it also tells what could not be fetched. */
export function Notice({ severity, role = 'alert', isFilled = false, action, children, ...rest }: NoticeProps) {
  const Icon = ICONS[severity];
  return (
    <div {...rest} role={role} className={`notice notice-${severity}${isFilled ? ' notice-filled' : ''}`}>
      <Icon />
      <div className="notice-text">{children}</div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  );
}

/** Takes a notice away. */
export function NoticeClose({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="kit-tool" aria-label={label} title={label} onClick={onClose}>
      <CloseIcon fontSize="small" />
    </button>
  );
}
