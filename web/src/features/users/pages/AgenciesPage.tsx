import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { DormantAgencies } from '#web/records/agency/DormantAgencies.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as usersDialogs from '../dialogs.ts'
import { useListsUsersOfAgencies } from '../parts/useListsUsersOfAgencies.ts'
import { AgenciesTable } from '../tables/AgenciesTable.tsx'

const views = ['every', 'dormant'] as const

/** The agencies that one is in charge of, and those without business; each opens the pages that its own administrator has. */
export const AgenciesPage = () => {
  const { t } = useTranslation('users')
  const persona = usePersona()
  const may = useMay()
  const { open } = useDialogs()
  const mayListUsers = useListsUsersOfAgencies()
  const [params, setParams] = useSearchParams()
  const view = views.find((each) => each === params.get('view')) ?? 'every'
  return (
    <Page width="medium">
      <PageHeader
        title={t('agencies')}
        action={
          may('agency:create') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(usersDialogs.addAgency, {})}>
              {t('agency.add')}
            </Button>
          )
        }
      />
      {may('agency:read') && (
        <Tabs
          value={view}
          onChange={(_, next: string) => setParams(next === 'every' ? {} : { view: next })}
          aria-label={t('agencies')}
          sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          {views.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`tab-${each}`}
              {...(each === view && { 'aria-controls': 'agencies' })}
              label={t(`agencyViews.${each}`)}
            />
          ))}
        </Tabs>
      )}
      <Box {...(may('agency:read') && { role: 'tabpanel', id: 'agencies', 'aria-labelledby': `tab-${view}` })}>
        {view === 'dormant' ? (
          <DormantAgencies
            tellsLast
            rowHref={({ id }) => inPersona(persona, `agencies/${id}/${mayListUsers ? 'users' : 'teams'}`)}
          />
        ) : (
          <AgenciesTable />
        )}
      </Box>
    </Page>
  )
}
