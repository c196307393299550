import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { apiChanges } from '#shared/contract/apiChanges.ts'
import { date } from '#web/i18n/format.ts'
import { CodeWords } from './CodeWords.tsx'

/** What changed in the API, the newest first. */
export const ChangeLog = () => {
  const { t } = useTranslation('developers')
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ mb: 2, fontSize: 16, lineHeight: 1.65, maxWidth: '70ch' }}>{t('changes.about')}</Typography>
      {apiChanges.map(({ on, says }) => (
        <Box component="section" key={on} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="h4" component="h2">
            {date(on, { dateStyle: 'long' })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxWidth: '75ch' }}>
            {says.map((each) => (
              <li key={each}>
                <CodeWords>{each}</CodeWords>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
