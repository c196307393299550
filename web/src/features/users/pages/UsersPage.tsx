import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { listChildUsers } from '#shared/contracts/auth/directory.ts'
import { listLeavers } from '#shared/contracts/auth/leavers.ts'
import { accountTypes } from '#shared/domain/identity/accountTypes.ts'
import { useMay, useMayCall } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { AddIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { RoleGrantsPanel } from '../parts/RoleGrantsPanel.tsx'
import { AllUsersTable } from '../tables/AllUsersTable.tsx'
import { ChildUsersTable } from '../tables/ChildUsersTable.tsx'
import { LeaversTable } from '../tables/LeaversTable.tsx'
import { ProviderPeopleTable } from '../tables/ProviderPeopleTable.tsx'
import { UsersTable } from '../tables/UsersTable.tsx'

/** The account that staff look at: named by the address, its name by the link that led here. */
const useNamedAccount = () => {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const accountId = params.get('accountId') ?? undefined
  const accountType = accountTypes.find((each) => each === params.get('accountType'))
  const name = (state as { accountName?: string } | null)?.accountName
  return accountId && accountType ? { accountId, accountType, name } : undefined
}

/** What one may look at besides the own people: the provider everybody, others the people of their agencies, if any. */
const useViews = (isNamed: boolean) => {
  const persona = usePersona()
  const may = useMay()
  const mayCall = useMayCall()
  const staff = persona === 'COWBELL'
  const children = useOperation(
    listChildUsers,
    { query: { size: 1 } },
    { enabled: !staff && mayCall(listChildUsers), staleTime: 10 * 60_000 },
  )
  const leavers = mayCall(listLeavers) ? (['leavers'] as const) : []
  if (isNamed) return ['own', ...leavers] as const
  if (may('user:directory')) return ['own', ...(staff ? (['all'] as const) : []), 'provider', ...leavers] as const
  if (staff) return ['own', ...leavers] as const
  return ['own', ...((children.data?.totalElements ?? 0) > 0 ? (['children'] as const) : []), ...leavers] as const
}

/** Who works here and may sign in. The provider also sees everybody, and the people of one account. */
export const UsersPage = () => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const named = useNamedAccount()
  const staff = persona === 'COWBELL'
  const account = staff ? named : undefined
  const views = useViews(account !== undefined)
  const view = views.find((each) => each === params.get('view')) ?? 'own'
  const show = (next: string) => {
    const to = new URLSearchParams()
    if (account) {
      to.set('accountId', account.accountId)
      to.set('accountType', account.accountType)
    }
    if (next !== 'own') to.set('view', next)
    setParams(to, { state })
  }
  const data = account ? { accountId: account.accountId, accountType: account.accountType } : {}
  return (
    <Page>
      <PageHeader
        title={account ? t('titleOf', { name: account.name ?? t('oneAccount') }) : t('title')}
        {...(account && { trail: [{ label: t('views.all'), to: `${inPersona(persona, 'users')}?view=all` }] })}
        secondary={
          <>
            {account?.accountType === 'AGENCY' && may('user:assign') && (
              <Button
                onClick={() =>
                  open(usersDialogs.replaceAgencyUsers, {
                    agencyId: account.accountId,
                    name: account.name ?? t('oneAgency'),
                  })
                }
              >
                {t('staffOf.open')}
              </Button>
            )}
            <Button component={Link} to={inPersona(persona, 'roles')}>
              {t('roles.open')}
            </Button>
          </>
        }
        action={
          may('user:invite') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(usersDialogs.createUser, data)}>
              {t('create.open')}
            </Button>
          )
        }
      />
      {account === undefined && <RoleGrantsPanel />}
      {views.length > 1 && (
        <Tabs
          value={view}
          onChange={(_, next: string) => show(next)}
          aria-label={t('title')}
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {views.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`tab-${each}`}
              {...(each === view && { 'aria-controls': 'people' })}
              label={t(`views.${each}`)}
            />
          ))}
        </Tabs>
      )}
      <Box {...(views.length > 1 && { role: 'tabpanel', id: 'people', 'aria-labelledby': `tab-${view}` })}>
        {view === 'all' && <AllUsersTable />}
        {view === 'children' && <ChildUsersTable />}
        {view === 'leavers' && <LeaversTable accountId={account?.accountId} ofAll={staff && account === undefined} />}
        {view === 'provider' && <ProviderPeopleTable />}
        {view === 'own' && <UsersTable accountId={account?.accountId} />}
      </Box>
    </Page>
  )
}
