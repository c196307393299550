import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { statesOf } from '#shared/regions/states.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { region } from '#web/i18n/region.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createCarrierRater, createIndustryCode } from '../dialogs.ts'
import { CarrierRatersTable } from '../tables/CarrierRatersTable.tsx'
import { IndustryCodesTable } from '../tables/IndustryCodesTable.tsx'
import { RateBooksTable } from '../tables/RateBooksTable.tsx'
import { StatesTable } from '../tables/StatesTable.tsx'

const areas = [
  'industries',
  ...(statesOf(region).length > 0 ? (['states'] as const) : []),
  'carriers',
  'rating',
] as const
type Area = (typeof areas)[number]

/**
 * What everything else refers to: the industry codes that are offered, the states in which the programme quotes, and what
 * carriers take.
 */
export const ReferencePage = () => {
  const { t } = useTranslation('reference')
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const area = areas.find((each) => each === params.get('area')) ?? 'industries'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t(`about.${area}`)}
        action={
          (area === 'industries' || area === 'carriers') && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => (area === 'industries' ? open(createIndustryCode, {}) : open(createCarrierRater, {}))}
            >
              {t(area === 'industries' ? 'industry.add' : 'rater.add')}
            </Button>
          )
        }
      />
      <Tabs
        value={area}
        onChange={(_, next: Area) => setParams({ area: next }, { replace: true })}
        aria-label={t('title')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {areas.map((each) => (
          <Tab key={each} value={each} label={t(`tabs.${each}`)} />
        ))}
      </Tabs>
      {area === 'industries' && <IndustryCodesTable />}
      {area === 'states' && <StatesTable />}
      {area === 'carriers' && <CarrierRatersTable />}
      {area === 'rating' && <RateBooksTable />}
    </Page>
  )
}
