import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#web/api/call.ts'
import { FieldShell } from '#web/forms/FieldShell.tsx'
import { LateAlert } from '#web/ui/LateAlert.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { checkSsoEnabled } from '../operations.ts'
import { Username } from '../schemas.ts'

type UsernameFormProps = {
  username: string
  /** The look-up failed before: says so above the field. */
  failed: boolean
  /** The next form may be needed soon. */
  onTyping: () => void
  onFound: (username: string, ssoEnabled: boolean) => void
  onFailed: (username: string) => void
}

/** Intake: the e-mail decides how one signs in. One field, and the first that anybody loads: it needs no form library. */
export const UsernameForm = ({ username, failed, onTyping, onFound, onFailed }: UsernameFormProps) => {
  const { t } = useTranslation('auth')
  const id = useId()
  const [typed, setTyped] = useState(username)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const look = async () => {
    // Without the schema the server checks what was typed.
    const schema = await Username.load().catch(() => undefined)
    const read = schema?.safeParse({ username: typed })
    if (read?.error) return setError(read.error.issues[0]?.message)
    const email = read?.data.username ?? typed.trim()
    const { enabled } = await call(checkSsoEnabled, { params: { username: email } })
    onFound(email, enabled)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    await look().catch(() => onFailed(typed))
    setPending(false)
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5}>
        {failed && (
          <LateAlert severity="error">
            {t('login.ssoCheckFailed')} {t('login.ssoCheckAgain')}
          </LateAlert>
        )}
        <FieldShell id={id} label={t('email')} error={error}>
          <OutlinedInput
            id={id}
            name="username"
            type="email"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(undefined)
              onTyping()
            }}
            fullWidth
            autoFocus
            autoComplete="username"
            error={error !== undefined}
            inputProps={{ 'aria-describedby': error ? `${id}-error` : undefined, 'aria-invalid': error !== undefined }}
          />
        </FieldShell>
        <WhyNot
          reason={typed === '' ? t('login.emailFirst') : undefined}
          onRefused={() => setError(t('login.emailFirst'))}
        >
          <Button type="submit" variant="contained" size="large" fullWidth loading={pending}>
            {t('login.continue')}
          </Button>
        </WhyNot>
      </Stack>
    </form>
  )
}
