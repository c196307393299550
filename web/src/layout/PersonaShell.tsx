import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import type { FlatNamespace } from 'i18next'
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigation as usePendingNavigation } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import type { Claims } from '../api/claims.ts'
import { newRefusals, RefusalsContext } from '../api/refusals.ts'
import { useMay } from '../api/useMay.ts'
import { DialogHost } from '../dialogs/DialogHost.tsx'
import { StepUpHost } from '../dialogs/StepUpHost.tsx'
import { namespaceOf } from '../i18n/textKey.ts'
import { homeOf } from '../paths.ts'
import { setUpErrorReporting } from '../reporting/reports.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { visuallyHidden } from '../ui/visuallyHidden.ts'
import { BottomNavigation } from './BottomNavigation.tsx'
import type { Feature } from './feature.ts'
import { GhostingBand } from './GhostingBand.tsx'
import { OperationsBanners } from './OperationsBanners.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { TopBar } from './TopBar.tsx'
import { UserMenu } from './UserMenu.tsx'
import { useNavigation } from './useNavigation.ts'
import { useNews } from './useNews.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx').then((module) => ({ default: module.CommandPalette })))

type PersonaShellProps = { accountType: AccountType; claims: Claims; features: readonly Feature[] }

/** The texts that labels of the features' entries and searchers come from: the frame waits for them. */
const namespacesOf = (features: readonly Feature[]): FlatNamespace[] => {
  const labels = features.flatMap(({ navigation = [], searchers = [] }) => [...navigation, ...searchers])
  return [...new Set(labels.map(({ label }) => namespaceOf(label)))]
}

/** Begun anew with each page. */
const useRefusals = () => {
  const { pathname } = useLocation()
  const [of, setOf] = useState(() => ({ pathname, refusals: newRefusals() }))
  if (of.pathname !== pathname) setOf({ pathname, refusals: newRefusals() })
  return of.refusals
}

/** The frame of a persona's area: navigation, top bar, ghosting band, dialogs by key, the page. */
export const PersonaShell = ({ accountType, claims, features }: PersonaShellProps) => {
  const { t } = useTranslation()
  // Before the page can break by what somebody does in it.
  useLayoutEffect(setUpErrorReporting, [])
  useNews(!claims.mustSetUpFactor)
  const may = useMay()
  const refusals = useRefusals()
  const { basePath, home } = personas[accountType]
  const all = useMemo(() => features.flatMap(({ navigation = [] }) => navigation), [features])
  useTranslation(useMemo(() => namespacesOf(features), [features]))
  const entries = useNavigation(all, accountType)
  const dialogs = useMemo(() => features.flatMap((feature) => Object.values(feature.dialogs ?? {})), [features])
  const searchers = useMemo(
    () =>
      features
        .flatMap((feature) => feature.searchers ?? [])
        .filter(({ personas: whose }) => whose?.includes(accountType) ?? true),
    [features, accountType],
  ).filter(({ permission }) => permission === undefined || may(permission))
  const slots = features.flatMap((feature) => feature.slots ?? [])
  const TeamSelector = slots.find((slot) => slot.teamSelector)?.teamSelector
  const Notifications = slots.find((slot) => slot.notifications)?.notifications
  const menus = slots.flatMap(({ userMenu }) => userMenu ?? [])
  const [searching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  const pending = usePendingNavigation().state !== 'idle'
  const gates = slots.map(({ gate: Gate }, index) => Gate && <Gate key={index} />)
  // The server opens nothing else either.
  if (claims.mustSetUpFactor)
    return (
      <DialogHost dialogs={dialogs}>
        <Suspense fallback={<PageSkeleton />}>
          {gates}
          <StepUpHost />
        </Suspense>
      </DialogHost>
    )
  return (
    <DialogHost dialogs={dialogs}>
      <Link
        href="#page"
        sx={{
          ...visuallyHidden,
          '&:focus': {
            clipPath: 'none',
            width: 'auto',
            height: 'auto',
            margin: 0,
            zIndex: 2000,
            padding: 1,
            bgcolor: 'background.paper',
          },
        }}
      >
        {t('shell.skip')}
      </Link>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <SideNavigation entries={entries} basePath={basePath} home={homeOf(claims) ?? home} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', pb: { xs: 9, sm: 0 } }}>
          <GhostingBand claims={claims} />
          <OperationsBanners />
          <Suspense fallback={null}>
            {slots.map(({ banner: Banner }, index) => Banner && <Banner key={index} />)}
          </Suspense>
          <TopBar
            onSearch={search}
            teamSelector={<Suspense fallback={null}>{TeamSelector && <TeamSelector />}</Suspense>}
            notifications={<Suspense fallback={null}>{Notifications && <Notifications />}</Suspense>}
            userMenu={
              <UserMenu claims={claims} basePath={basePath}>
                <Suspense fallback={null}>
                  {menus.map((Entries, index) => (
                    <Entries key={index} />
                  ))}
                </Suspense>
              </UserMenu>
            }
          />
          <Box sx={{ height: 2, mt: '-2px', zIndex: 'tooltip' }}>
            {pending && <LinearProgress sx={{ height: 2 }} aria-label={t('loading')} />}
          </Box>
          <Box component="main" id="page" tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
            <RefusalsContext value={refusals}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </RefusalsContext>
          </Box>
        </Box>
      </Box>
      <BottomNavigation entries={entries} basePath={basePath} home={homeOf(claims) ?? home} />
      <Suspense fallback={null}>
        {gates}
        <StepUpHost />
        {searching && (
          <CommandPalette
            entries={entries}
            searchers={searchers}
            basePath={basePath}
            onClose={() => setSearching(false)}
          />
        )}
      </Suspense>
    </DialogHost>
  )
}
