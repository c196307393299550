import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useFlags } from '../api/environment.ts'
import { region } from '../i18n/region.ts'
import { isEmergency } from '../offline/emergency.ts'
import { accountTypeOfAddress } from '../paths.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { CookieBanner } from './CookieBanner.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { useAppEvents } from './useAppEvents.ts'

/** Around every page: whether there is a connection, the cookie question, toasts, application events, and maintenance instead of everything. */
export const RootLayout = () => {
  useAppEvents()
  const { pathname } = useLocation()
  const signedInArea = accountTypeOfAddress(pathname) !== undefined
  const isOn = useFlags()
  const here = { us: isOn('maintenanceModeUs'), uk: isOn('maintenanceModeUk'), au: false }[region.code]
  if (isOn('maintenanceMode') || here) return <MaintenancePage />
  return (
    <>
      <OfflineBanner emergency={isEmergency(pathname)} />
      {signedInArea && <CookieBanner at="head" />}
      <Outlet />
      {/* Who has an emergency is asked nothing that can wait; until it is answered there are none but necessary cookies. */}
      {!signedInArea && !isEmergency(pathname) && <CookieBanner at="foot" />}
      <ToastHost placement={signedInArea ? 'app' : 'public'} />
      <ScrollRestoration />
    </>
  )
}
