import AccountCircleOutlinedIcon from '@mui/icons-material/AccountCircleOutlined';
import DevicesIcon from '@mui/icons-material/Devices';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import LogoutIcon from '@mui/icons-material/Logout';
import PasswordIcon from '@mui/icons-material/Password';
import SyncLockIcon from '@mui/icons-material/SyncLock';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, Suspense, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PERMISSION_NOTICE_MS } from '../../../../contract/constants';
import { useIsPageIdle } from '../../runtime/useIsPageIdle';
import { useConsole } from '../ConsoleContext';
import { LazyMenu } from '../LazyMenu';
import { PASSWORD_PATH, PROFILE_PATH } from '../session/guard';
import { useOpenLogoutDialog } from '../session/LogoutProvider';
import { toastStore } from '../toast/toastStore';
import { HeaderButton } from './HeaderButton';
import { helpItems } from './helpItems';

const OwnPortrait = lazy(() => import('../portrait/OwnPortrait'));

/** Menu with the current user, reload of the permissions, account pages, help, and sign-out (spec §2). */
export const UserMenu = memo(function UserMenu({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { session, config } = useConsole();
  const { data: identity } = useGetIdentity();
  const openLogoutDialog = useOpenLogoutDialog();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName;
  const greeting = name ? translate('console.user.hello', { name }) : translate('console.user.anonymous');

  const reloadPermissions = async () => {
    setAnchor(null);
    try {
      await session.reloadPermissions();
    } catch {
      // The HTTP client has logged and shown the reason.
      return;
    }
    await queryClient.invalidateQueries({ queryKey: ['auth'] });
    toastStore.push({
      type: 'success',
      message: translate('console.user.permissionReloaded'),
      duration: PERMISSION_NOTICE_MS,
    });
  };
  const isSettled = useIsPageIdle();
  const fallbackIcon = <AccountCircleOutlinedIcon />;
  const portrait = isSettled ? (
    <Suspense fallback={fallbackIcon}>
      <OwnPortrait fallback={fallbackIcon} />
    </Suspense>
  ) : (
    fallbackIcon
  );
  const menuProps = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {isNarrow ? (
        <HeaderButton {...menuProps} label={greeting} icon={portrait} />
      ) : (
        <button {...menuProps} type="button" className="shell-user">
          {portrait}
          <span>{greeting}</span>
          <KeyboardArrowDownIcon />
        </button>
      )}
      <LazyMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={({ Divider, ListItemIcon, MenuItem }) => [
          <MenuItem key="permissions" onClick={reloadPermissions}>
            <ListItemIcon>
              <SyncLockIcon fontSize="small" />
            </ListItemIcon>
            {translate('console.user.reloadPermission')}
          </MenuItem>,
          <MenuItem key="profile" component={Link} to={PROFILE_PATH} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <DevicesIcon fontSize="small" />
            </ListItemIcon>
            {translate('console.pages.profile')}
          </MenuItem>,
          <MenuItem key="password" component={Link} to={PASSWORD_PATH} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <PasswordIcon fontSize="small" />
            </ListItemIcon>
            {translate('console.pages.password')}
          </MenuItem>,
          <Divider key="line" />,
          ...helpItems({
            parts: { Divider, ListItemIcon, MenuItem },
            site: config.site,
            translate,
            onDone: () => setAnchor(null),
          }),
          <MenuItem
            key="logout"
            onClick={() => {
              setAnchor(null);
              openLogoutDialog();
            }}
          >
            <ListItemIcon>
              <LogoutIcon fontSize="small" />
            </ListItemIcon>
            {translate('console.user.logout')}
          </MenuItem>,
        ]}
      />
    </>
  );
});
