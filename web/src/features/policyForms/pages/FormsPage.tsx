import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { AddIcon } from '#web/ui/icons.tsx'
import { createForm, createFormType } from '../dialogs.ts'
import { WaitingForms } from '../parts/WaitingForms.tsx'
import { FormsTable } from '../tables/FormsTable.tsx'
import { FormTypesTable } from '../tables/FormTypesTable.tsx'

const areas = ['forms', 'types'] as const
type Area = (typeof areas)[number]

/** The provider's library of policy forms and endorsement wordings, and the types that they are of. */
export const FormsPage = () => {
  const { t } = useTranslation('policyForms')
  const may = useMay()
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const area = areas.find((each) => each === params.get('area')) ?? 'forms'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t(`about.${area}`)}
        action={
          may('form:manage') && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => (area === 'forms' ? open(createForm, {}) : open(createFormType, {}))}
            >
              {t(area === 'forms' ? 'form.add' : 'type.add')}
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
      {area === 'forms' ? (
        <>
          <WaitingForms />
          <FormsTable />
        </>
      ) : (
        <FormTypesTable />
      )}
    </Page>
  )
}
