import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Needed, useMay } from '../api/useMay.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { WhoMay } from '../ui/WhoMay.tsx'
import { Page } from './Page.tsx'

/** Shows a page to those who may see it and says so to the others. */
export const RequirePermission = ({ needed, children }: { needed: Needed; children: ReactNode }) => {
  const { t } = useTranslation()
  const may = useMay()
  return may(needed) ? (
    children
  ) : (
    <Page width="narrow">
      <EmptyState isPage title={t('shell.notAllowed')} action={<WhoMay needed={needed} />} />
    </Page>
  )
}
