import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { onEvent } from '../api/events.ts'
import { isEmergency } from '../offline/emergency.ts'
import { accountTypeOfAddress, paths } from '../paths.ts'
import { toast } from '../ui/toast.ts'
import { rememberOrigin } from './origin.ts'

/** Trouble that several calls meet at once is said once in this many milliseconds. */
const quiet = 8000

/** Acts on what happens to the application as a whole: session over, servers in trouble, a newer version. */
export const useAppEvents = (): void => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useEffect(
    () =>
      onEvent('session-expired', ({ reason, at }) => {
        if (!accountTypeOfAddress(at)) return
        if (reason === 'expired') rememberOrigin(at)
        navigate(paths.login)
        // It may be read hours later, by who left the page open.
        toast.info(t('session.expired'), { persist: true })
      }),
    [navigate, t],
  )
  useEffect(() => {
    let last = 0
    const say = (message: string, cause?: unknown) => {
      if (Date.now() - last < quiet) return
      last = Date.now()
      toast.error(message, cause === undefined ? {} : { cause })
    }
    const stops = [
      onEvent('server-trouble', ({ message, cause }) => say(message, cause)),
      onEvent('server-down', ({ atStart }) => {
        // Whom to call, and what is kept, stands on the page of an emergency though no server answers.
        if (atStart && !isEmergency(location.pathname)) navigate(paths.serverDown, { replace: true })
        else say(t('problem.serverTrouble'))
      }),
      onEvent('version-changed', () =>
        toast.info(t('version.changed'), {
          persist: true,
          action: { label: t('version.reload'), run: () => location.reload() },
        }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigate, t])
}
