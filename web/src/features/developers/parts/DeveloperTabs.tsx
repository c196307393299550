import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ApiReference } from './ApiReference.tsx'
import { ChangeLog } from './ChangeLog.tsx'
import { ErrorList } from './ErrorList.tsx'
import { EventList } from './EventList.tsx'
import { Guides } from './Guides.tsx'
import { Kits } from './Kits.tsx'
import { SandboxValues } from './SandboxValues.tsx'

const sections = {
  guides: Guides,
  kit: Kits,
  reference: ApiReference,
  events: EventList,
  errors: ErrorList,
  sandbox: SandboxValues,
  changes: ChangeLog,
}
type SectionKey = keyof typeof sections
const keys = Object.keys(sections) as SectionKey[]

/** The parts of the page, one in sight; the address says which. Who is signed in has the own sandbox above what holds in all. */
export const DeveloperTabs = ({ sandbox }: { sandbox?: ReactNode }) => {
  const { t } = useTranslation('developers')
  const [params, setParams] = useSearchParams()
  const current = keys.find((key) => key === params.get('section')) ?? 'guides'
  const Shown: ComponentType = sections[current]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={current}
        onChange={(_, key: SectionKey) => setParams({ section: key }, { replace: true })}
        aria-label={t('title')}
        sx={(theme) => ({
          mb: 3,
          // A phone's width holds all of them, closer together, each as wide as its word.
          [theme.breakpoints.down('md')]: {
            '& .MuiTab-root': { flex: '1 1 auto', minWidth: 0, px: 0.25, fontSize: 12 },
          },
        })}
      >
        {keys.map((key) => (
          <Tab key={key} value={key} label={t(`sections.${key}`)} id={`tab-${key}`} aria-controls="section" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="section" aria-labelledby={`tab-${current}`} sx={{ minWidth: 0 }}>
        {current === 'sandbox' && sandbox}
        <Shown />
      </Box>
    </Box>
  )
}
