import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import type { HTMLAttributes, ReactNode } from 'react';

interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'className'> {
  severity: 'success' | 'info' | 'warning' | 'error';
  /** `alert` interrupts screen readers. */
  role?: 'alert' | 'status';
  /** Stronger emphasis. */
  isFilled?: boolean;
  /** Action after the text. */
  action?: ReactNode;
  children: ReactNode;
}

const ICONS = { success: DoneIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

/**
 * A message of one or more lines, in the color of its severity. It uses plain elements, because it also reports
 * code that failed to load.
 */
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

/** Close button of a notice. */
export function NoticeClose({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className="kit-tool" aria-label={label} title={label} onClick={onClose}>
      <CloseIcon fontSize="small" />
    </button>
  );
}
