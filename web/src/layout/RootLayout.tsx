import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useFlag } from '../api/environment.ts'
import { region } from '../i18n/region.ts'
import { accountTypeOfAddress } from '../paths.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { useAppEvents } from './useAppEvents.ts'

/** Around every page: toasts, the cookie question, application events, and maintenance instead of everything. */
export const RootLayout = () => {
  useAppEvents()
  const signedInArea = accountTypeOfAddress(useLocation().pathname) !== undefined
  const everywhere = useFlag('maintenanceMode')
  const us = useFlag('maintenanceModeUs')
  const uk = useFlag('maintenanceModeUk')
  if (everywhere || (us && region.code === 'us') || (uk && region.code === 'uk')) return <MaintenancePage />
  return (
    <ToastHost placement={signedInArea ? 'app' : 'public'}>
      <Outlet />
      <CookieBanner />
      <ScrollRestoration />
    </ToastHost>
  )
}
