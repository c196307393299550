import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import { useSession } from '#web/api/session.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'
import * as profileDialogs from '../dialogs.ts'
import type { CurrentUser } from '../parts/currentUser.ts'
import { SecurityRow } from './SecurityRow.tsx'

type Factor = Exclude<MfaType, 'NONE'>
const factors: readonly Factor[] = ['GOOGLE', 'SMS', 'EMAIL']

/** The second factor: one of three, set up, changed, removed, or reset by who lost it. */
export const FactorsPanel = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('security')
  const recovered = useSession()?.claims.amr.includes('recovery') ?? false
  const { open } = useDialogs()
  const setUp = (factor: Factor) =>
    factor === 'GOOGLE' ? open(profileDialogs.authenticator) : open(profileDialogs.sentCode, { factor })
  const { mfaType } = user
  // Who came in with a recovery code has lost the app, and may take it off to set up another.
  const mayRemove = !user.account.enforceMfa || recovered
  return (
    <Panel
      title={t('mfa.title')}
      aside={
        <StatusChip
          status={mfaType}
          label={t(`mfa.state.${mfaType === 'NONE' ? 'off' : 'on'}`)}
          tone={mfaType === 'NONE' ? 'referred' : 'active'}
        />
      }
      actions={
        mfaType !== 'NONE' && (
          <Button size="small" onClick={() => open(profileDialogs.requestMfaReset, { username: user.email })}>
            {t('mfa.reset.open')}
          </Button>
        )
      }
    >
      {recovered && mfaType === 'GOOGLE' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('mfa.recovered')}
        </Alert>
      )}
      {factors.map((factor) => (
        <SecurityRow
          key={factor}
          title={t(`mfa.types.${factor}`)}
          text={t(`mfa.about.${factor}`)}
          aside={mfaType === factor && <StatusChip status="ON" label={t('mfa.state.inUse')} tone="active" />}
          actions={
            <>
              {mfaType === factor && mayRemove && (
                <Button size="small" onClick={() => open(profileDialogs.removeFactor, { factor })}>
                  {t('mfa.remove')}
                </Button>
              )}
              {(mfaType !== factor || factor === 'GOOGLE') && (
                <Button
                  size="small"
                  variant={mfaType === 'NONE' && factor === 'GOOGLE' ? 'contained' : 'outlined'}
                  aria-label={t(`mfa.setUpNamed.${mfaType === factor ? 'again' : 'new'}`, {
                    factor: t(`mfa.types.${factor}`),
                  })}
                  onClick={() => setUp(factor)}
                >
                  {mfaType === factor ? t('mfa.change') : t('mfa.setUp')}
                </Button>
              )}
            </>
          }
        />
      ))}
    </Panel>
  )
}
