import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendStepUpCode } from '#shared/contracts/auth/stepUp.ts'
import { call } from '../api/call.ts'

/** Sends the code as soon as it is asked for, and again on request. */
export const SentCode = ({ onFailed }: { onFailed: (error: unknown) => void }) => {
  const { t } = useTranslation('security')
  const [sent, setSent] = useState(false)
  const started = useRef(false)
  const send = useCallback(
    () =>
      call(sendStepUpCode).then(
        () => setSent(true),
        (error: unknown) => onFailed(error),
      ),
    [onFailed],
  )
  useEffect(() => {
    if (started.current) return
    started.current = true
    void send()
  }, [send])
  return (
    <Box role="status" sx={{ mt: 1, display: 'flex', gap: 1.5 }}>
      {sent && t('code.sent')}
      <Link component="button" type="button" onClick={() => void send()}>
        {t('code.again')}
      </Link>
    </Box>
  )
}
