import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorDetails } from '../api/messageOf.ts'

/** `Copy Error Details`: puts on the clipboard what support needs to find the failure. */
export const CopyDetailsButton = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(errorDetails(error)).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button size="small" onClick={copy}>
      {copied ? t('copied') : t('problem.copyDetails')}
    </Button>
  )
}
