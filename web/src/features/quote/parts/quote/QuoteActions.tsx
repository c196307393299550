import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EditIcon, MailIcon } from '#web/ui/icons.tsx'
import type { OfferedDeed, QuoteDeed } from './quoteDeeds.ts'

type DeedButtonProps = {
  offer: OfferedDeed
  hint: string | undefined
  onBegin: (deed: QuoteDeed) => void
  primary?: boolean
  busy?: boolean
}

const icons: Readonly<Partial<Record<QuoteDeed, ReactNode>>> = {
  update: <EditIcon />,
  askToAttest: <MailIcon />,
  askToSign: <EditIcon />,
  send: <MailIcon />,
  sendToAgency: <MailIcon />,
}

/** A button that begins a deed; what cannot be done now says why under it. */
export const DeedButton = ({ offer, hint, onBegin, primary = false, busy = false }: DeedButtonProps) => {
  const { t } = useTranslation('quote')
  const id = useId()
  const { action: deed, notNow } = offer
  return (
    <Box>
      <Button
        fullWidth
        variant={primary ? 'contained' : 'outlined'}
        size={primary ? 'large' : 'medium'}
        startIcon={icons[deed]}
        disabled={notNow !== undefined}
        loading={busy}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onBegin(deed)}
      >
        {t(`deeds.${deed}`)}
      </Button>
      {hint && primary && (
        <Typography id={`${id}-hint`} variant="caption" color="text.secondary" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  )
}
