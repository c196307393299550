import { useTranslation } from 'react-i18next'
import { usePersona } from '#web/layout/usePersona.ts'
import { LicenseAreas } from '../parts/LicenseAreas.tsx'

/** The own agency's licenses, or for staff those of all agencies. */
export const LicensesPage = () => {
  const { t } = useTranslation('licenses')
  return <LicenseAreas title={t('title')} named={usePersona() === 'COWBELL'} />
}
