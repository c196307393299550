import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { updateMfa, verifyMfa } from '#shared/contracts/auth/mfa.ts'
import { call } from '#web/api/call.ts'
import { orSay } from '#web/api/orSay.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { Failed } from './Failed.tsx'
import { QrCode } from './QrCode.tsx'

const { mfa1, mfa2 } = verifyMfa.body.shape
const Codes = z.strictObject({ mfa1, mfa2: mfa2.unwrap() })

/** The secret of an `otpauth:` address, in groups of four, for who types it. */
const keyOf = (address: string): string =>
  (new URL(address).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ')

type ScanDialogProps = { onVerified: (recoveryCodes: readonly string[]) => void; onClose: () => void }

/** The QR code for the app, and two consecutive codes that prove that app and clock of the phone are right. */
export const ScanDialog = ({ onVerified, onClose }: ScanDialogProps) => {
  const { t } = useTranslation('security')
  const [qrCode, setQrCode] = useState<string>()
  const [failed, setFailed] = useState(false)
  const verified = useRef<readonly string[]>(undefined)
  const started = useRef(false)
  const start = useCallback(async () => {
    setFailed(false)
    await call(updateMfa, { query: { mfaType: 'GOOGLE' } }).then(
      (answer) => setQrCode(answer.qrCode),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start()
  }, [start])
  return (
    <FormDialog
      title={t('authenticator.title')}
      submitLabel={t('authenticator.verify')}
      schema={Codes}
      defaultValues={{ mfa1: '', mfa2: '' }}
      notNow={unlessShown(qrCode !== undefined)}
      onSubmit={async ({ mfa1, mfa2 }) => {
        const body = { mfaType: 'GOOGLE', mfa1, mfa2 } as const
        const { recoveryCodes = [] } = await call(verifyMfa, { body }).catch(
          orSay(t('mfa.verifyFailed', { type: 'Authenticator' })),
        )
        verified.current = recoveryCodes
      }}
      onClose={() => (verified.current === undefined ? onClose() : onVerified(verified.current))}
    >
      {(form) => (
        <>
          {failed && <Failed text={t('authenticator.qrFailed')} onRetry={() => void start()} />}
          {!failed && qrCode === undefined && <TextSkeleton lines={5} />}
          {qrCode !== undefined && (
            <>
              <Typography>{t('authenticator.scan')}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
                <QrCode value={qrCode} label={t('authenticator.qrLabel')} />
                <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
                  <Typography variant="body2" color="text.secondary">
                    {t('authenticator.typeKey')}
                  </Typography>
                  <Typography
                    data-testid="authenticator-key"
                    sx={{ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', overflowWrap: 'anywhere' }}
                  >
                    {keyOf(qrCode)}
                  </Typography>
                </Box>
              </Box>
              <Typography>{t('authenticator.codes')}</Typography>
              <CodeField
                name="mfa1"
                label={t('authenticator.first')}
                autoFocus
                onComplete={() => form.setFocus('mfa2')}
              />
              <CodeField name="mfa2" label={t('authenticator.next')} hint={t('authenticator.nextHint')} />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}
