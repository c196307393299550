import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { exchangeWorkflowCode, getWorkflowRedirect, sendWorkflowCode } from '#shared/contracts/auth/workflows.ts'
import { call } from '#web/api/call.ts'
import { Problem } from '#web/api/problem.ts'
import { startSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { CodeField } from '#web/forms/CodeField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { appAddress } from '#web/layout/origin.ts'
import { paths } from '#web/paths.ts'
import { MailIcon, PhoneIcon } from '#web/ui/icons.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecondsLeft } from '#web/ui/useSecondsLeft.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { accessFailure } from '../accessFailure.ts'

const Code = exchangeWorkflowCode.body.pick({ secret: true })

/** Seconds before a code can be asked for again. */
const wait = 30

type AccessCodeFormProps = {
  workflowId: string
  /** Masked contacts that codes can be sent to. */
  email: string
  phone: string | undefined
  /** Of who came from an agency: goes along to the page that the code opens. */
  agencyName: string | null
}

/** Has a code sent and takes it: the six digits open the page. */
export const AccessCodeForm = ({ workflowId, email, phone, agencyName }: AccessCodeFormProps) => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const send = useCommand(sendWorkflowCode)
  const form = useSchemaForm(Code, { secret: '' })
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [left, begin] = useSecondsLeft()

  const ask = async (channel: 'EMAIL' | 'PHONE', to: string) => {
    setFailure(undefined)
    try {
      await send.mutateAsync({ params: { workflowId }, body: { channel } })
      setSentTo(to)
      begin(wait)
      form.resetField('secret')
      form.setFocus('secret')
    } catch (error) {
      setFailure(accessFailure(error, t))
    }
  }

  const open = async (secret: string) => {
    setFailure(undefined)
    startSession(await call(exchangeWorkflowCode, { body: { workflowId, secret } }))
    const { redirectURL } = await call(getWorkflowRedirect, { params: { workflowId } })
    navigate(appAddress(redirectURL, agencyName ? { agencyName } : {}) ?? paths.login, { replace: true })
  }

  const channels = [
    { channel: 'EMAIL', to: email, words: 'validate.byEmail', icon: <MailIcon /> },
    ...(phone ? [{ channel: 'PHONE', to: phone, words: 'validate.byPhone', icon: <PhoneIcon /> } as const] : []),
  ] as const

  return (
    <Form
      form={form}
      onSubmit={({ secret }) => open(secret)}
      onProblem={(error) => {
        form.resetField('secret')
        if (error instanceof Problem && error.status === 401 && error.code !== 'access.codeRefused') {
          toast.error(accessFailure(error, t))
          navigate(paths.login)
        } else setFailure(accessFailure(error, t))
        return true
      }}
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {channels.map(({ channel, to, words, icon }) => (
          <WhyNot key={channel} reason={left > 0 ? t('validate.again', { seconds: left }) : undefined}>
            <Button
              variant="outlined"
              size="large"
              fullWidth
              startIcon={icon}
              loading={send.isPending && send.variables?.body.channel === channel}
              loadingPosition="start"
              onClick={() => ask(channel, to)}
              sx={{ justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {t(words, { to })}
            </Button>
          </WhyNot>
        ))}
      </Box>
      {sentTo && (
        <Alert severity="info">
          {t('validate.sent', { to: sentTo })}
          {left > 0 ? ` ${t('validate.again', { seconds: left })}` : ''}
        </Alert>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <CodeField name="secret" label={t('validate.code')} hint={t('validate.hint')} />
      <WhyNot
        reason={form.watch('secret').length === 6 ? undefined : t('login.enterFirst.mfaCode')}
        onRefused={() => void form.trigger(undefined, { shouldFocus: true })}
      >
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {t('validate.button')}
        </Button>
      </WhyNot>
    </Form>
  )
}
