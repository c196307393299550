import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'

/** The two ways into the ledger: by account, and by day. */
export const LedgerTabs = ({ value }: { value: 'journal' | 'ledger' }) => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  return (
    <Tabs value={value} aria-label={t('navigation.ledger')} sx={{ mb: 2 }}>
      <Tab value="ledger" label={t('ledger.title')} component={Link} to={inPersona(persona, 'ledger')} />
      <Tab value="journal" label={t('ledger.journal')} component={Link} to={inPersona(persona, 'ledger/journal')} />
    </Tabs>
  )
}
