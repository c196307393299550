import Link from '@mui/material/Link'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { updateMfa, verifyMfa } from '#shared/contracts/auth/mfa.ts'
import { call } from '#web/api/call.ts'
import { serverMessage } from '#web/api/messageOf.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem, serverTroubleStatuses } from '#web/api/problem.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { toast } from '#web/ui/toast.ts'
import { Failed } from '../Failed.tsx'
import { useEnabledFactor } from '../useEnabledFactor.ts'

const Code = z.strictObject({ mfa1: verifyMfa.body.shape.mfa1 })

const Factor = z.object({ factor: z.enum(['SMS', 'EMAIL']).default('SMS') })
type SentCodeDialogProps = z.output<typeof Factor> & { onClose: () => void }

/** Sets up codes by SMS or e-mail: one is sent when the dialog opens, and again on request. */
const SentCodeDialog = ({ factor, onClose }: SentCodeDialogProps) => {
  const { t } = useTranslation('security')
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const started = useRef(false)
  const enabled = useEnabledFactor()
  const words = useCallback(
    (error: unknown): string => {
      const said = error instanceof Problem && !serverTroubleStatuses.includes(error.status) && serverMessage(error)
      return said || t(`sentCode.failed.${factor}`)
    },
    [factor, t],
  )
  const send = useCallback(async () => {
    setFailure(undefined)
    await call(updateMfa, { query: { mfaType: factor } }).then(
      () => setSent(true),
      (error: unknown) => setFailure(words(error)),
    )
  }, [factor, words])
  useEffect(() => {
    if (started.current) return
    started.current = true
    void send()
  }, [send])
  return (
    <FormDialog
      title={t(`sentCode.title.${factor}`)}
      submitLabel={t('sentCode.verify')}
      schema={Code}
      width="xs"
      defaultValues={{ mfa1: '' }}
      notNow={sent ? undefined : t('sentCode.notSent')}
      onSubmit={async ({ mfa1 }) => {
        await call(verifyMfa, { body: { mfaType: factor, mfa1 } }).catch(orSay(t('mfa.verifyFailed', { type: factor })))
        enabled()
        toast.success(t(`mfa.enabled.${factor}`))
      }}
      onClose={onClose}
    >
      {failure !== undefined && <Failed text={failure} onRetry={() => void send()} />}
      {sent && <div role="status">{t(`sentCode.sent.${factor}`)}</div>}
      <CodeField name="mfa1" label={t('sentCode.code')} hint={t('sentCode.hint')} autoFocus />
      <div>
        <Link component="button" type="button" onClick={() => void send()}>
          {t('code.again')}
        </Link>
      </div>
    </FormDialog>
  )
}

export default hosted(Factor, SentCodeDialog)
