import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ReviewedPerson } from '#shared/contracts/auth/accessReviews.ts'
import { accessDecisions } from '#shared/domain/identity/accessReview.ts'
import { useSession } from '#web/api/session.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { decideAccess } from '../dialogs.ts'

const colors = { KEEP: 'inherit', CHANGE: 'inherit', TAKE_AWAY: 'error' } as const

type PersonRowProps = {
  accessReviewId: string
  person: ReviewedPerson
  /** Nobody else in the organization may decide on them. */
  isProviders: boolean
}

/** Somebody in a review: as what, since when not seen, and what was decided or is to be. */
export const PersonRow = ({ accessReviewId, person, isProviders }: PersonRowProps) => {
  const { t } = useTranslation('reviews')
  const { open } = useDialogs()
  const persona = usePersona()
  const isOwn = useSession()?.claims.userId === person.userId
  const { userId, name, email, role, template, guest, enabled, lastSignIn, permissions, decision } = person
  const as = template === undefined ? role : `${role}: ${template}`
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {guest && <Chip size="small" label={t('person.guest')} />}
          {!enabled && <Chip size="small" label={t('person.shutOut')} />}
          {isProviders && persona === 'COWBELL' && <Chip size="small" color="warning" label={t('person.yours')} />}
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('person.role', { role: as, count: permissions })} ·{' '}
          {lastSignIn === undefined ? t('person.never') : t('person.seen', { at: dateTime(lastSignIn) })}
        </Typography>
      </Box>
      {decision === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {isOwn ? (
            <Typography variant="body2" color="text.secondary">
              {isProviders ? t('person.provider', { provider: region.provider.name }) : t('person.own')}
            </Typography>
          ) : (
            accessDecisions.map((what) => (
              <Button
                key={what}
                size="small"
                color={colors[what]}
                aria-label={t(`decide.${what}.title`, { name })}
                onClick={() => open(decideAccess, { accessReviewId, userId, name, role, what })}
              >
                {t(`decide.${what}.submit`)}
              </Button>
            ))
          )}
        </Box>
      ) : (
        <Box sx={{ flex: '1 1 14rem', textAlign: { sm: 'end' } }}>
          <Typography>
            {t(`decide.${decision.what}.made`)}
            {decision.role !== undefined && `: ${decision.role}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('person.decided', { reason: decision.reason, name: decision.name, at: dateTime(decision.at) })}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
