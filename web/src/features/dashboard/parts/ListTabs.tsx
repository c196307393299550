import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Permission } from '#shared/permissions.ts'
import { useFlag } from '#web/api/environment.ts'
import { useMay } from '#web/api/useMay.ts'
import { type DashboardTab, dashboardTabs } from '#web/paths.ts'
import { AccountsTable } from '../tables/AccountsTable.tsx'
import { BindersTable } from '../tables/BindersTable.tsx'
import { PoliciesTable } from '../tables/PoliciesTable.tsx'
import { QuotesTable } from '../tables/QuotesTable.tsx'
import { SubmissionsTable } from '../tables/SubmissionsTable.tsx'
import { useListInSight } from './useListInSight.ts'

const needed: Readonly<Record<DashboardTab, Permission>> = {
  quotes: 'quote:read',
  binders: 'policy:read',
  policies: 'policy:read',
  accounts: 'account:read',
  submissions: 'submission:read',
}

const content: Readonly<Record<DashboardTab, ReactNode>> = {
  quotes: <QuotesTable key="quotes" />,
  binders: <BindersTable key="binders" />,
  policies: <PoliciesTable key="policies" />,
  accounts: <AccountsTable key="accounts" />,
  submissions: <SubmissionsTable key="submissions" />,
}

/** The lists of the book, one in sight: those of `of` that the reader may open, the one that the address names. */
export const ListTabs = ({ of = dashboardTabs }: { of?: readonly DashboardTab[] }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const hasSubmissions = useFlag('submissionsView')
  const tabs = of.filter((tab) => may(needed[tab]) && (tab !== 'submissions' || hasSubmissions))
  const asked = params.get('tab')?.toLowerCase()
  const current = tabs.find((tab) => tab === asked) ?? tabs[0]
  const lists = useRef<HTMLDivElement>(null)
  useListInSight(lists, current !== undefined && current === asked)
  // Another tab is another list: its filters, sort and page begin anew; the client stays.
  const show = (tab: DashboardTab) => {
    const client = params.get('prefilterAccountId')
    setParams({ tab, ...(client && { prefilterAccountId: client }) })
  }
  return (
    // The bar at the top stays over what is scrolled.
    <Box ref={lists} sx={{ scrollMarginTop: 72 }}>
      <Tabs
        value={current ?? false}
        onChange={(_, tab: DashboardTab) => show(tab)}
        aria-label={t('tabs.label')}
        sx={(theme) => ({
          mb: 2,
          borderBottom: 1,
          borderColor: 'divider',
          // A phone's width holds all of them, closer together, each as wide as its word.
          [theme.breakpoints.down('sm')]: { '& .MuiTab-root': { flex: '1 1 auto', px: 0.25, fontSize: 12 } },
        })}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} id={`tab-${tab}`} aria-controls={`panel-${tab}`} label={t(`tabs.${tab}`)} />
        ))}
      </Tabs>
      {current && (
        <Box role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`}>
          {content[current]}
        </Box>
      )}
    </Box>
  )
}
