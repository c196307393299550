import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import * as licenseDialogs from '../dialogs.ts'
import { AgencyLicensesTable } from '../tables/AgencyLicensesTable.tsx'
import { AgentLicensesTable } from '../tables/AgentLicensesTable.tsx'
import { SurplusLicensesTable } from '../tables/SurplusLicensesTable.tsx'
import { licensing } from './licensing.ts'

const areas = ['agency', 'agents', ...(licensing.hasSurplusLines ? (['surplus'] as const) : [])] as const
type Area = (typeof areas)[number]

type LicenseAreasProps = Pick<ComponentProps<typeof PageHeader>, 'title' | 'trail'> & {
  /** Of one agency that staff look at. */
  agency?: { readonly id: AgencyId; readonly name: string } | undefined
  /** Of several agencies, each named. */
  named?: boolean
}

/** Licenses of agencies, of their agents and for surplus lines, each a list of its own; the address says which. */
export const LicenseAreas = ({ agency, named = false, ...header }: LicenseAreasProps) => {
  const { t } = useTranslation('licenses')
  const may = useMay()
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const area = areas.find((each) => each === params.get('area')) ?? 'agency'
  const agencyId = agency?.id
  const add = {
    agency: () => open(licenseDialogs.createAgencyLicense, { agencyId }),
    agents: () => open(licenseDialogs.createAgentLicense, { agencyId }),
    surplus: () => open(licenseDialogs.createSurplusLicense, { agencyId, agencyName: agency?.name }),
  }[area]
  return (
    <Page>
      <PageHeader
        {...header}
        secondary={
          area === 'surplus' &&
          may('license:manage') && (
            <Button onClick={() => open(licenseDialogs.uploadSurplusNotice, { agencyId, agencyName: agency?.name })}>
              {t('notice.title')}
            </Button>
          )
        }
        action={
          may('license:manage') && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
              {t('add')}
            </Button>
          )
        }
      />
      <Tabs
        value={area}
        onChange={(_, next: Area) => setParams({ area: next }, { replace: true })}
        variant="scrollable"
        aria-label={t('title')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {areas.map((each) => (
          <Tab key={each} value={each} label={t(`tabs.${each}`)} />
        ))}
      </Tabs>
      {area === 'agency' && <AgencyLicensesTable agencyId={agencyId} named={named} />}
      {area === 'agents' && <AgentLicensesTable agencyId={agencyId} named={named} />}
      {area === 'surplus' && <SurplusLicensesTable agencyId={agencyId} named={named} />}
    </Page>
  )
}
