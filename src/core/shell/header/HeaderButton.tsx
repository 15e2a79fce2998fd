import type { ButtonHTMLAttributes, ElementType, ReactNode } from 'react';
import { useTooltip } from '../../theme/tooltips/useTooltip';

interface HeaderButtonProps extends Omit<ButtonHTMLAttributes<HTMLElement>, 'children' | 'aria-label' | 'type'> {
  label: string;
  icon: ReactNode;
  /** For buttons that are links. */
  component?: ElementType;
  to?: string;
}

/** A round icon button of the header; its label is also its tooltip. */
export function HeaderButton({ label, icon, component: Tool = 'button', className = '', ...rest }: HeaderButtonProps) {
  const { anchorProps, tooltip } = useTooltip(label);
  const type = Tool === 'button' ? 'button' : undefined;
  return (
    <>
      <Tool type={type} aria-label={label} className={`shell-tool ${className}`} {...anchorProps} {...rest}>
        {icon}
      </Tool>
      {tooltip}
    </>
  );
}
