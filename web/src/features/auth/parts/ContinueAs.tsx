import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { claimsOf } from '#web/api/claims.ts'
import type { Tokens } from '#web/api/session.ts'
import { enter } from '../enter.ts'

/** Who is signed in in other tabs: one click, and this tab goes on as one of them. */
export const ContinueAs = ({ sessions }: { readonly sessions: readonly Tokens[] }) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  return (
    <Stack spacing={1.5} sx={{ mb: 2.5 }}>
      {sessions.map((tokens) => {
        const { name = '', email = '' } = claimsOf(tokens.accessToken) ?? {}
        return (
          <Button
            key={tokens.refreshToken}
            variant="outlined"
            size="large"
            sx={{ flexDirection: 'column', lineHeight: 1.4 }}
            onClick={() => navigate(enter(tokens), { replace: true })}
          >
            {t('login.continueAs', { name })}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
          </Button>
        )
      })}
      <Divider>{t('login.somebodyElse')}</Divider>
    </Stack>
  )
}
