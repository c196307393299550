import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useFlags } from '../api/environment.ts'
import { region } from '../i18n/region.ts'
import { isEmergency } from '../offline/emergency.ts'
import { accountTypeOfAddress } from '../paths.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { useAppEvents } from './useAppEvents.ts'

// What is asked a moment later, or hardly ever shown, does not hold the first screen up.
const CookieBanner = lazy(() => import('./CookieBanner.tsx').then((module) => ({ default: module.CookieBanner })))
const MaintenancePage = lazy(() =>
  import('./MaintenancePage.tsx').then((module) => ({ default: module.MaintenancePage })),
)

/** Around every page: whether there is a connection, the cookie question, toasts, application events, and maintenance instead of everything. */
export const RootLayout = () => {
  useAppEvents()
  const { pathname } = useLocation()
  const signedInArea = accountTypeOfAddress(pathname) !== undefined
  const isOn = useFlags()
  const here = { us: isOn('maintenanceModeUs'), uk: isOn('maintenanceModeUk'), au: false }[region.code]
  if (isOn('maintenanceMode') || here)
    return (
      <Suspense>
        <MaintenancePage />
      </Suspense>
    )
  return (
    <>
      <OfflineBanner emergency={isEmergency(pathname)} />
      <Suspense>{signedInArea && <CookieBanner at="head" />}</Suspense>
      <Outlet />
      {/* Who has an emergency is asked nothing that can wait; until it is answered there are none but necessary cookies. */}
      <Suspense>{!signedInArea && !isEmergency(pathname) && <CookieBanner at="foot" />}</Suspense>
      <ToastHost placement={signedInArea ? 'app' : 'public'} />
      <ScrollRestoration />
    </>
  )
}
