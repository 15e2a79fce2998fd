import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useTooltip } from '../../theme/tooltips/useTooltip';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'type'> {
  label: string;
  icon: ReactNode;
}

/** A round icon button; its label is also its tooltip. */
export function ToolButton({ label, icon, ...rest }: ToolButtonProps) {
  const { anchorProps, tooltip } = useTooltip(label);
  return (
    <>
      <button type="button" className="kit-tool" aria-label={label} {...anchorProps} {...rest}>
        {icon}
      </button>
      {tooltip}
    </>
  );
}
