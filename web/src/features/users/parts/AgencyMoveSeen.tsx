import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { previewAgencyMove } from '#shared/contracts/account/relationships.ts'
import { date } from '#web/i18n/format.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

type Seen = ResponseOf<typeof previewAgencyMove>

const panel = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, display: 'grid', gap: 1 }

/** Nothing moves: a move that was to come is taken back. */
export const staysThere = ({ from, to }: Pick<Seen, 'from' | 'to'>): boolean => from?.id === to?.id

const Names = ({ of }: { of: Seen['gains'] }) => {
  const { t } = useTranslation('users')
  return (
    <Box component="ul" sx={{ m: 0, pl: 3 }}>
      {of.map(({ id, name, people }) => (
        <li key={id}>{people > 0 ? t('agency.move.people', { name, count: people }) : name}</li>
      ))}
    </Box>
  )
}

/** What a move does, in words: who sees the agency's business from when on, what moves along, and what stays. */
export const AgencyMoveSeen = ({ seen }: { seen: Seen }) => {
  const { t } = useTranslation('users')
  const { begins, from, fallsAway, gains, loses, npn } = seen
  const day = date(begins)
  const takenBack = fallsAway.map(({ name, begins: on }) => (
    <Typography key={on}>{t('agency.move.fallsAway', { name, day: date(on) })}</Typography>
  ))
  if (staysThere(seen))
    return (
      <Box sx={panel} aria-live="polite">
        <Typography>{from ? t('agency.move.stays', { name: from.name }) : t('agency.move.staysAlone')}</Typography>
        {takenBack}
      </Box>
    )
  return (
    <Box sx={panel} aria-live="polite">
      <Typography>{from ? t('agency.move.from', { name: from.name }) : t('agency.move.fromNone')}</Typography>
      {takenBack}
      <div>
        <Typography>{t(gains.length > 0 ? 'agency.move.gains' : 'agency.move.gainsNone', { day })}</Typography>
        <Names of={gains} />
      </div>
      {loses.length > 0 && (
        <div>
          <Typography>{t('agency.move.loses')}</Typography>
          <Names of={loses} />
        </div>
      )}
      {npn !== undefined && <Typography>{t('agency.move.npn', { number: npn })}</Typography>}
      <Typography variant="subtitle2" component="h3">
        {t('agency.move.business')}
      </Typography>
      <KeyValueList
        items={[
          { label: t('agency.move.locations'), value: seen.locations },
          { label: t('agency.move.clients'), value: seen.accounts },
          { label: t('agency.move.quotes'), value: seen.quotes },
          { label: t('agency.move.policies'), value: seen.policies },
        ]}
      />
      <Typography variant="body2" color="text.secondary">
        {t('agency.move.text')}
      </Typography>
    </Box>
  )
}
