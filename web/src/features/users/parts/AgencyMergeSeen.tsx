import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { previewAgencyMerge } from '#shared/contracts/account/agencyMerge.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

type Seen = ResponseOf<typeof previewAgencyMerge>

const listed = (names: readonly string[]) => (names.length === 0 ? '–' : names.join(', '))

/** What a merger takes over, counted, and what stays. */
export const AgencyMergeSeen = ({ name, seen }: { name: string; seen: Seen }) => {
  const { t } = useTranslation('users')
  const into = seen.into.name
  return (
    <Box
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1.5 }}
      aria-live="polite"
    >
      <KeyValueList
        items={[
          { label: t('agency.merge.clients'), value: seen.clients },
          { label: t('agency.merge.quotes'), value: seen.quotes },
          { label: t('agency.merge.submissions'), value: seen.submissions },
          { label: t('agency.merge.policies'), value: seen.policies },
          { label: t('agency.merge.people'), value: seen.people },
          { label: t('agency.merge.locations', { into }), value: listed(seen.locations) },
          { label: t('agency.merge.memberships'), value: listed(seen.memberships) },
          { label: t('agency.merge.licenses'), value: seen.licenses },
          { label: t('agency.merge.agreements'), value: seen.agreements },
        ]}
      />
      <Box component="ul" sx={{ m: 0, pl: 3, typography: 'body2' }}>
        <li>{t('agency.merge.clientsHint')}</li>
        <li>{t('agency.merge.quotesHint')}</li>
        <li>{t('agency.merge.policiesHint')}</li>
        <li>{t('agency.merge.peopleHint', { into })}</li>
        {seen.teams.length > 0 && <li>{t('agency.merge.teams', { names: seen.teams.join(', ') })}</li>}
        {seen.narrowed.length > 0 && <li>{t('agency.merge.narrowed', { names: seen.narrowed.join(', ') })}</li>}
        <li>{t('agency.merge.money')}</li>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {t('agency.merge.text', { name })}
      </Typography>
    </Box>
  )
}
