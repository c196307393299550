import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { errorDetails } from '../api/messageOf.ts'
import { useCopied } from './useCopied.ts'

/** `Copy Error Details`: puts on the clipboard what support needs to find the failure. */
export const CopyDetailsButton = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const [copied, copy] = useCopied()
  return (
    <Button size="small" onClick={() => copy(errorDetails(error))}>
      {copied ? t('copied') : t('problem.copyDetails')}
    </Button>
  )
}
