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
import { createAggregator, createPersonaRecord } from '../dialogs.ts'
import { isKind, type Kind, kinds } from '../kinds.ts'
import { OrganizationsTable } from '../tables/OrganizationsTable.tsx'

/** The organizations that the provider works with, beside agencies and insureds: a list for each kind. */
export const OrganizationsPage = () => {
  const { t } = useTranslation('organizations')
  const may = useMay()
  const { open } = useDialogs()
  const [params, setParams] = useSearchParams()
  const asked = params.get('kind') ?? undefined
  const kind = isKind(asked) ? asked : 'carrier'
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t(`about.${kind}`)}
        action={
          may('persona:manage') && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => (kind === 'da' ? open(createAggregator, {}) : open(createPersonaRecord, { kind }))}
            >
              {t(`add.${kind}`)}
            </Button>
          )
        }
      />
      <Tabs
        value={kind}
        onChange={(_, next: Kind) => setParams({ kind: next }, { replace: true })}
        aria-label={t('title')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {kinds.map((each) => (
          <Tab key={each} value={each} label={t(`kinds.${each}`)} />
        ))}
      </Tabs>
      <OrganizationsTable key={kind} kind={kind} />
    </Page>
  )
}
