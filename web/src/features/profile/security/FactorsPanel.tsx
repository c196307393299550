import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MfaType } from '#shared/domain/identity/tokenTypes.ts'
import { useSession } from '../../../api/session.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import type { CurrentUser } from '../parts/currentUser.ts'
import { AuthenticatorDialog } from './dialogs/AuthenticatorDialog.tsx'
import { RemoveFactorDialog } from './dialogs/RemoveFactorDialog.tsx'
import { ResetMfaDialog } from './dialogs/ResetMfaDialog.tsx'
import { SentCodeDialog } from './dialogs/SentCodeDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

type Factor = Exclude<MfaType, 'NONE'>
const factors: readonly Factor[] = ['GOOGLE', 'SMS', 'EMAIL']

/** The second factor: one of three, set up, changed, removed, or reset by who lost it. */
export const FactorsPanel = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('security')
  const recovered = useSession()?.claims.amr.includes('recovery') ?? false
  const [open, setOpen] = useState<Factor | 'remove' | 'reset'>()
  const close = () => setOpen(undefined)
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
          <Button size="small" onClick={() => setOpen('reset')}>
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
                <Button size="small" onClick={() => setOpen('remove')}>
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
                  onClick={() => setOpen(factor)}
                >
                  {mfaType === factor ? t('mfa.change') : t('mfa.setUp')}
                </Button>
              )}
            </>
          }
        />
      ))}
      {open === 'GOOGLE' && <AuthenticatorDialog onClose={close} />}
      {(open === 'SMS' || open === 'EMAIL') && <SentCodeDialog factor={open} onClose={close} />}
      {open === 'remove' && mfaType !== 'NONE' && <RemoveFactorDialog factor={mfaType} onClose={close} />}
      {open === 'reset' && <ResetMfaDialog username={user.email} onClose={close} />}
    </Panel>
  )
}
